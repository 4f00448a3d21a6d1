/** The signs of which a password needs one. */
export const passwordSigns = '!@#$%^&*'

export const passwordMax = 128

/** Codes of what a password lacks; none means that it may be used. */
export function passwordProblems(password: string, least: number): string[] {
  const checks: [boolean, string][] = [
    [[...password].length < least, 'password_too_short'],
    [password.length > passwordMax, 'password_too_long'],
    [!/[A-Z]/.test(password), 'password_uppercase'],
    [!/[a-z]/.test(password), 'password_lowercase'],
    [!/[0-9]/.test(password), 'password_digit'],
    [![...password].some(sign => passwordSigns.includes(sign)), 'password_sign'],
    [/[\u0000-\u001f]/.test(password), 'format_invalid'],
  ]
  return checks.flatMap(([isWrong, code]) => (isWrong ? [code] : []))
}
