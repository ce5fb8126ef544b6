/** Between two facts of one reason, each of which may have a comma of its own: "Same faith, Islam · same denomination". */
export const BETWEEN_FACTS = ' · '
