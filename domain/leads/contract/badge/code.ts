/** Digits and letters that nobody takes for one another, as Crockford's base 32 has them: a QR code holds them densely. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 128 bits. */
export const codeBytes = 16
const codeLength = 26
const groupLength = 4

/** The code that these bytes are. */
export function codeOf(bytes: Uint8Array): string {
  let [bits, count, code] = [0, 0, '']
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    count += 8
    for (; count >= 5; count -= 5) code += signs[(bits >>> (count - 5)) & 31]
    bits &= (1 << count) - 1
  }
  return count ? code + signs[(bits << (5 - count)) & 31] : code
}

/** What was scanned or typed, as it is kept: with or without blanks, in small letters, O for 0. Null where it is no code. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === codeLength && [...code].every(sign => signs.includes(sign)) ? code : null
}

/** In groups that one can read aloud and type. */
export const inGroups = (code: string): string =>
  code.replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$& ')
