/** What anybody types to come to the first fair of the small fixture. */
export const registrationOf = (email: string, more: object = {}, password = 'Lanterne-42!') => ({
  fair: 'fair-one',
  email,
  password,
  passwordConfirmation: password,
  firstName: 'Nora',
  lastName: 'Blanc',
  acceptCondition: true,
  ...more,
})
