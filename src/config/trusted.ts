/** The one Trusted Types policy the CSP allows; only the constant addresses of our own workers go through it. */
export const trustedPolicy = 'tidepool'
