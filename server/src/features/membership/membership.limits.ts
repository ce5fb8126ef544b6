export const ORDERS_OF_MEMBER = { max: 20, per: '1 day' }
export const ORDER_CHECKS = { max: 1, per: '2 seconds' }
export const ORDER_LINKS_OF_ADDRESS = { max: 60, per: '1 hour' }
