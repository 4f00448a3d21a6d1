/** The day that it is in the zone of the fixture's fairs, as YYYY-MM-DD: for an hour or two a night not that of UTC. */
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })

/** That day, or `days` after it, at an hour of UTC that is the same day in Paris. */
export const todayAt = (hour: number, days = 0) =>
  new Date(Date.parse(`${today()}T${String(hour).padStart(2, '0')}:00:00Z`) + days * 86_400_000)

export const thisYear = () => Number(today().slice(0, 4))
