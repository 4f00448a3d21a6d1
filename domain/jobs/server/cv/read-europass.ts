import { readXml, type XmlElement, xmlAll, xmlText } from '#platform/server/import/read-xml.ts'
import { invalid } from '#platform/server/refusal.ts'
import { leftLength, leftMost, monthOf, type SaidCv, saidLine, saidLines } from './said-cv.ts'

/** All of this name, however deep, in their order. */
const deep = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).flatMap(one => (one.name === name ? [one] : deep(one, name)))
const firstOf = (element: XmlElement | undefined, name: string) => deep(element, name)[0]
const textIn = (element: XmlElement | undefined, name: string) => firstOf(element, name)?.text ?? ''

/** Until 2020: `<Period><From year="2019" month="--03"/>…`. */
const monthIn = (period: XmlElement | undefined, name: string) => {
  const at = xmlAll(period, name)[0]
  const year = at?.attributes.year ?? ''
  const month = (at?.attributes.month ?? '').replace(/^-+/, '')
  return monthOf(month ? `${year}-${month}` : year)
}

function leftOf(root: XmlElement, names: readonly string[]): SaidCv['left'] {
  const left: SaidCv['left'] = []
  const walk = (element: XmlElement, path: string) => {
    if (left.length >= leftMost) return
    if (saidLine(element.text)) left.push({ path, text: saidLine(element.text, leftLength) })
    for (const one of element.children) walk(one, `${path}.${one.name.slice(0, 40)}`)
  }
  for (const name of names) for (const element of deep(root, name)) walk(element, name)
  return left
}

const levels = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']

/** The lowest of what somebody can do in a language. */
const lowest = (found: readonly string[]) =>
  found.filter(level => /^[ABC][12]$/.test(level)).toSorted()[0] ?? ''

function readPassport(root: XmlElement): SaidCv {
  const learner = firstOf(root, 'LearnerInfo')
  const native = deep(firstOf(learner, 'MotherTongueList'), 'MotherTongue')
  const foreign = deep(firstOf(learner, 'ForeignLanguageList'), 'ForeignLanguage')
  const named = (one: XmlElement) =>
    saidLine(xmlText(one, 'Description', 'Code') || xmlText(one, 'Description', 'Label'), 60)
  return {
    title: saidLine(xmlText(firstOf(learner, 'Headline'), 'Description', 'Label')),
    summary: saidLines(textIn(firstOf(learner, 'PersonalStatement'), 'Description'), 4_000),
    positions: deep(learner, 'WorkExperience')
      .slice(0, 40)
      .map(work => ({
        title: saidLine(xmlText(work, 'Position', 'Label')),
        employer: saidLine(xmlText(work, 'Employer', 'Name')),
        place: saidLine(textIn(firstOf(xmlAll(work, 'Employer')[0], 'Address'), 'Municipality'), 120),
        from: monthIn(xmlAll(work, 'Period')[0], 'From'),
        to: monthIn(xmlAll(work, 'Period')[0], 'To'),
        text: saidLines(xmlText(work, 'Activities')),
      })),
    educations: deep(learner, 'Education')
      .slice(0, 20)
      .map(study => ({
        title: saidLine(xmlText(study, 'Title')),
        school: saidLine(xmlText(study, 'Organisation', 'Name')),
        level: '',
        from: monthIn(xmlAll(study, 'Period')[0], 'From'),
        to: monthIn(xmlAll(study, 'Period')[0], 'To'),
        text: saidLines(xmlText(study, 'Activities')),
      })),
    skills: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].flatMap(kind =>
      deep(firstOf(learner, 'Skills'), kind)
        .flatMap(one => saidLines(xmlText(one, 'Description')).split(/[\n,;]/))
        .map(one => saidLine(one)),
    ),
    languages: [
      ...native.map(one => ({ name: named(one), level: 'native' })),
      ...foreign.map(one => ({
        name: named(one),
        level: lowest(levels.map(name => saidLine(textIn(xmlAll(one, 'ProficiencyLevel')[0], name)))),
      })),
    ],
    left: learner ? leftOf(learner, ['Identification', 'AchievementList', 'ReferenceTo']) : [],
  }
}

/** Since 2020, by the words of HR Open: `<Candidate>`. */
function readCandidate(root: XmlElement): SaidCv {
  const profile = firstOf(root, 'CandidateProfile')
  const day = (element: XmlElement | undefined, name: string) =>
    monthOf(textIn(firstOf(element, name), 'FormattedDateTime'))
  return {
    title: saidLine(textIn(root, 'PositionQualifications') || textIn(profile, 'ProfileName')),
    summary: saidLines(textIn(root, 'ExecutiveSummary') || textIn(profile, 'PersonalStatement'), 4_000),
    positions: deep(profile, 'EmployerHistory')
      .flatMap(employer => {
        const positions = deep(employer, 'PositionHistory')
        return (positions.length ? positions : [employer]).map(position => ({
          title: saidLine(textIn(position, 'PositionTitle')),
          employer: saidLine(xmlText(employer, 'OrganizationName')),
          place: saidLine(textIn(employer, 'CityName'), 120),
          from: day(position, 'StartDate'),
          to: day(position, 'EndDate'),
          text: saidLines(textIn(position, 'Description')),
        }))
      })
      .slice(0, 40),
    educations: deep(profile, 'EducationOrganizationAttendance')
      .slice(0, 20)
      .map(study => ({
        title: saidLine(textIn(study, 'DegreeName')),
        school: saidLine(xmlText(study, 'OrganizationName')),
        level: '',
        from: day(study, 'StartDate'),
        to: day(study, 'EndDate'),
        text: saidLines(textIn(study, 'OccupationalSkillsCovered')),
      })),
    skills: deep(profile, 'PersonCompetency')
      .filter(one => xmlAll(one, 'TaxonomyID')[0]?.text.trim() !== 'language')
      .map(one => saidLine(textIn(one, 'CompetencyName'))),
    languages: deep(profile, 'PersonCompetency')
      .filter(one => xmlAll(one, 'TaxonomyID')[0]?.text.trim() === 'language')
      .map(one => {
        const found = deep(one, 'ScoreText').map(score => saidLine(score.text, 20))
        return {
          name: saidLine(textIn(one, 'CompetencyID'), 60),
          level: found.length ? lowest(found) : 'native',
        }
      }),
    left: leftOf(root, ['CandidatePerson', 'Licenses', 'Certifications', 'PublicationHistory']),
  }
}

/** A Europass, as it was until 2020 or since. @throws 422 for something else */
export async function readEuropass(bytes: Buffer): Promise<SaidCv> {
  const root = await readXml(bytes)
  if (root.name === 'SkillsPassport') return readPassport(root)
  if (root.name === 'Candidate' || firstOf(root, 'CandidateProfile')) return readCandidate(root)
  throw invalid({ file: 'cv_file_unknown' })
}
