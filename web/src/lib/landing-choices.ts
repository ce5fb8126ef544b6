/** What was chosen on the landing page's search card, for this tab alone: it stands in no address and in no log. */
export interface LandingChoices {
  gender: string
  looking_for: string
  age_min: string
  age_max: string
}

/** Under which name the browser keeps them for the session. */
export const LANDING_CHOICES = 'landingChoices'
