/** The addresses that decide about a pass, as they stand in one line parted by semicolons. */
export function validatorsIn(line: string): string[] {
  const addresses = line.split(';').map(one => one.trim().toLowerCase())
  return [...new Set(addresses)].filter(address => address !== '')
}
