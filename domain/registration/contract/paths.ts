/** Pages of the registration that only later domains lead to. */
export const registrationPaths = {
  userFormsComposition: '/user/forms/composition/:type?',
} as const
