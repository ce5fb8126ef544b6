export const SIGN_INS_OF_ADDRESS = { max: 30, per: '1 hour' }
export const REFUSALS_RECORDED = { max: 5, per: '1 hour' }
export const ENROLMENTS_OF_ADDRESS = { max: 30, per: '1 hour' }
export const WRONG_PASSWORDS = { max: 10, per: '1 hour' }
