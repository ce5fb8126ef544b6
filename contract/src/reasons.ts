/** Between two facts of one reason, each of which may have a comma of its own: "Both speak Igbo and English · you’re both Igbo". */
export const BETWEEN_FACTS = ' · '
