import { describe, expect, it } from 'vitest'
import { homepageIn, homepageLanguages } from './homepage.ts'
import { readJobConfiguration } from './job-configuration.ts'
import { linkProblem, mayChangeStatus, mayFollow, proposedSlug } from './rules.ts'

describe('following a header button', () => {
  const access = {
    anonymous: { 2: false },
    ROLE_VISITOR: { 1: false, 3: false },
    ROLE_PRESS: { 1: false, 2: false, 3: false, 4: false },
  }

  it('a matrix that says nothing lets everybody through', () => {
    expect(mayFollow({ access: {} }, [], 1)).toEqual({ allowed: true })
  })
  it('of several roles the most generous counts', () => {
    expect(mayFollow({ access }, ['ROLE_PRESS', 'ROLE_VISITOR'], 2)).toEqual({ allowed: true })
  })
  it('says whether logging in, waiting or nothing would help', () => {
    expect(mayFollow({ access }, [], 2)).toEqual({ allowed: false, reason: 'login' })
    expect(mayFollow({ access }, ['ROLE_VISITOR'], 1)).toEqual({ allowed: false, reason: 'status' })
    expect(mayFollow({ access }, ['ROLE_PRESS'], 2)).toEqual({ allowed: false, reason: 'role' })
  })
})

it('a link leads to a page of ours or to a site', () => {
  for (const link of ['/', '/jobs/list?bookmark=1', '/a#b']) expect(linkProblem(0, link)).toBeNull()
  for (const link of ['//evil.test', '/\\evil.test', 'javascript:x', 'jobs', '/a b'])
    expect(linkProblem(0, link)).toBe('link_invalid')
  expect(linkProblem(1, 'https://a.test/x')).toBeNull()
  for (const link of ['javascript:x', 'http://', 'ftp://a.test', '/jobs'])
    expect(linkProblem(1, link)).toBe('url_invalid')
})

it('a slug is proposed from a name', () => {
  expect([proposedSlug('2026'), proposedSlug('')]).toEqual(['fair-2026', ''])
  expect(proposedSlug('Salon de l’Œuvre & été 2026 !')).toBe('salon-de-l-oeuvre-ete-2026')
})

it('organizers stay or go forward, those above them also back', () => {
  expect([
    mayChangeStatus(2, 2, ['organizer']),
    mayChangeStatus(1, 2, ['organizer']),
    mayChangeStatus(3, 2, ['organizer']),
    mayChangeStatus(3, 2, ['superOrganizer']),
  ]).toEqual([true, true, false, true])
})

it('a homepage falls back word by word: the asked language, the main one, any', () => {
  const homepage = {
    en: { title: 'Hello', lead: '' },
    de: { lead: 'Worum es geht' },
    fr: { title: 'Bonjour', text: '<p>Ici</p>' },
  }
  expect(homepageIn(homepage, 'en', 'de')).toEqual({
    title: 'Hello',
    lead: 'Worum es geht',
    text: '<p>Ici</p>',
  })
  expect(homepageLanguages(homepage, 'en', 'de')).toEqual({ title: 'en', lead: 'de', text: 'fr' })
})

it('a block of the homepage falls back to the same block of the main language, by its id or its place', () => {
  const block = { id: 'a', kind: 'image' as const, title: 'Titre', image: 7 }
  const homepage = {
    fr: { sections: [block, { id: 'b', title: 'Deux' }] },
    en: {
      sections: [
        { id: 'b', title: 'Two' },
        { ...block, title: 'Title', image: null },
      ],
    },
    nl: { sections: [{ id: 'a', title: '' }] },
  }
  expect(homepageIn(homepage, 'en', 'fr').sections).toEqual([
    { id: 'b', title: 'Two' },
    { ...block, title: 'Title' },
  ])
  expect(homepageIn(homepage, 'nl', 'fr').sections).toEqual([block])
  expect(homepageLanguages(homepage, 'en', 'fr').sections).toMatchObject([{ title: 'en' }, { title: 'en' }])
  expect(homepageLanguages(homepage, 'nl', 'fr').sections).toMatchObject([{ id: 'a', title: 'fr' }])
  expect(homepageIn(homepage, 'de', 'fr').sections).toEqual(homepage.fr.sections)
  const nameless = {
    fr: { sections: [{ title: 'Un', text: '<p>1</p>' }] },
    en: { sections: [{ title: 'One' }] },
  }
  expect(homepageIn(nameless, 'en', 'fr').sections).toEqual([{ title: 'One', text: '<p>1</p>' }])
})

it('a job configuration is refused when it is no JSON, of another shape, or too long', () => {
  expect(readJobConfiguration('{"jobTablesList":[]}')).toEqual({ jobTablesList: [] })
  for (const text of [
    '',
    '[]',
    '{"jobTablesList":[{"slug":"A b","value":1}]}',
    `{"jobTablesList":[]${' '.repeat(9000)}}`,
  ])
    expect(readJobConfiguration(text)).toBeNull()
})
