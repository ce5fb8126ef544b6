/** KB of 1000 bytes; the weight the landing page claims for itself and all it loads. A heavier page fails the build. */
export const LANDING_KB = 100

/** The claimed weight of every other public page. */
export const PAGE_KB = 80

/** Extra weight of a page in Arabic, which has the Arabic font instead of the heading font. */
export const ARABIC_FACE_KB = 4
