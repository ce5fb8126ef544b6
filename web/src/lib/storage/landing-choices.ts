/** Choices on the landing page's search card; kept in this tab only, never in an address or a log. */
export interface LandingChoices {
  gender: string
  looking_for: string
  age_min: string
  age_max: string
}

export const LANDING_CHOICES = 'landingChoices'
