import { expect, test } from 'vitest'
import { leavesWith, sentProfileOf, withoutName } from './sent-profile.ts'

const sent = {
  locale: 'fr',
  name: { firstName: 'Élodie', lastName: 'Martin-Roy' },
  email: 'elodie@example.org',
  phone: '+33 6 12 34 56 78',
  title: 'Ingénieure, Élodie MARTIN-ROY',
  summary: 'Écrivez à elodie@example.org ou au 06 12 34 56 78. Depuis 2014, 3 ans en CDI.',
  school: 'École centrale',
  videoProfileUrl: 'https://vimeo.com/123456',
  positions: [{ title: 'Cheffe', employer: 'Martin-Roy SARL', text: 'www.elodie.example' }],
  educations: [{ title: 'Master', school: 'École centrale', level: 3 }],
  cv: { id: 7 },
}

test('what names somebody is in nothing that an anonymous application says', () => {
  const shown = withoutName(sent)
  const text = JSON.stringify(shown)
  for (const canary of ['lodie', 'artin', 'MARTIN', '@', '06 12', 'vimeo', 'centrale', 'www.', '"id":7'])
    expect(text, canary).not.toContain(canary)
  expect(shown).toMatchObject({ name: null, email: null, phone: null, cv: null, school: null })
})

test('a name is hidden however it is written, and so is a link without its beginning', () => {
  const masked = (firstName: string, lastName: string, title: string) =>
    withoutName({ name: { firstName, lastName }, title }).title
  expect(masked('Helene', 'Lefevre', 'Hélène LEFÈVRE, soudeuse')).toBe('… …, soudeuse')
  expect(masked('Jörg', 'Müller', 'Joerg Mueller, Jorg Muller, Schweißer')).toBe('… …, … …, Schweißer')
  expect(masked('Joerg', 'Mueller', 'Jörg, Jo\u0308rg Müller')).toBe('…, … …')
  expect(masked('Søren', 'Strauß', 'Soren STRAUSS, Soeren')).toBe('… …, …')
  expect(masked('Ada', 'Lo', 'linkedin.com/in/adal et Github.com/x ou @ada : ASP.NET/C#, Node.js/Vue')).toBe(
    '… et … ou … : ASP.NET/C#, Node.js/Vue',
  )
  expect(
    masked('Ada', 'Lo', 'jlo.be, alo.io/cv, lo-a.pt/cv. github.io/alo (a.lo.dev) ADALO.FR; ASP.NET/alo.be'),
  ).toBe('…, … … … (…) …; ASP.NET/…')
  for (const kept of [
    'ASP.NET, VB.NET et Node.js. Vue.js/React, index.html, Socket.IO.',
    'Suivi de chantier.Pilotage ; 2.5 M€, 1.5 t/jour, p.ex. S.A.R.L., Ph.D, le 1.er',
  ])
    expect(masked('Ada', 'Lo', kept)).toBe(kept)
})

test('what somebody can do stays', () => {
  const text = JSON.stringify(withoutName(sent))
  for (const kept of ['Ingénieure', 'Depuis 2014', '3 ans', 'Master', 'Cheffe']) expect(text).toContain(kept)
})

test('leaves its codes, whatever somebody is called', () => {
  const name = { firstName: 'Eur', lastName: 'De Vries' }
  const sent = { name, locale: 'de', salaryCurrency: 'EUR', title: 'De Vries, Eur: Ingenieur' }
  expect(withoutName(sent)).toMatchObject({ name: null, locale: 'de', salaryCurrency: 'EUR' })
  expect(withoutName(sent).title).toBe('… …, …: Ingenieur')
})

test('says of each way to somebody whether the firm has it at once, later, or not at all', () => {
  const leaves = (shown: typeof sent) =>
    Object.fromEntries(leavesWith(sent, shown).map(({ field, leaves }) => [field, leaves]))
  expect(leaves(sent)).toEqual({ name: 'now', email: 'now', phone: 'now', cv: 'now' })
  expect(leaves(withoutName(sent))).toEqual({
    name: 'later',
    email: 'later',
    phone: 'later',
    cv: 'later',
    school: 'later',
    videoProfileUrl: 'later',
  })
  const bare = { ...sent, phone: null, cv: null }
  expect(leavesWith(bare, bare).filter(({ leaves }) => leaves === 'never')).toMatchObject([
    { field: 'phone' },
    { field: 'cv' },
  ])
})

test('a salary wish leaves with what is sent where it is ticked alone', () => {
  const profile = {
    id: 3,
    title: 'Cheffe',
    salaryWish: 4_000_000,
    salaryCurrency: 'CHF',
    salaryPeriod: 'year',
  }
  const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', phone: null }
  expect(sentProfileOf(profile, person, false)).toEqual({
    title: 'Cheffe',
    name: { firstName: 'Ada', lastName: 'L' },
    email: 'ada@example.org',
    phone: null,
  })
  expect(sentProfileOf(profile, person, true)).toMatchObject({ salaryWish: 4_000_000, salaryCurrency: 'CHF' })
})
