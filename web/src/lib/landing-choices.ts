/** What was chosen on the landing page's search card, for this tab only: it is in no address and in no log. */
export interface LandingChoices {
  gender: string
  looking_for: string
  age_min: string
  age_max: string
}

/** The name in session storage. */
export const LANDING_CHOICES = 'landingChoices'
