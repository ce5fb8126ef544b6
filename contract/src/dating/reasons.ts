/** Separates a reason's facts, which may contain commas: "Both speak Igbo and English · you’re both Igbo". */
export const BETWEEN_FACTS = ' · '
