import { validate } from '@jsonresume/schema'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ReadCv } from '../../contract/cv-import.ts'
import type { JobProfile } from '../../contract/profile-calls.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
afterAll(() => c.platform.close())

const send = (bytes: Buffer | string, who: Name = 'visitor1') =>
  sendForm(c.platform, form(filePart(bytes, 'cv', 'application/octet-stream')), {
    who,
    url: '/api/job_profiles/read',
  })
const read = async (bytes: Buffer | string): Promise<ReadCv> => {
  const answer = await send(bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = async (bytes: Buffer | string) => {
  const answer = await send(bytes)
  return [answer.statusCode, answer.json().errors?.file?.[0]]
}

const resume = {
  basics: {
    name: 'Ada Verre',
    label: 'Ingénieure',
    email: 'ada@mail.test',
    summary: '<p>Dix ans</p><p>de chantiers</p>',
  },
  work: [
    {
      name: 'Nord',
      position: 'Cheffe',
      startDate: '2019-03-01',
      endDate: '2021',
      summary: 'Ponts',
      highlights: ['Deux ponts'],
    },
    { company: 'Sud', position: 'Stagiaire', startDate: 'hier' },
  ],
  education: [{ institution: 'Polytech', studyType: 'Master', area: 'Génie civil', endDate: '2015-07' }],
  skills: [{ name: 'Project management', keywords: ['Négociation', 'Couteau suisse'] }],
  languages: [
    { language: 'German', fluency: 'B2 (upper intermediate)' },
    { language: 'Français', fluency: 'Native speaker' },
    { language: 'Klingon', fluency: 'A1' },
  ],
  awards: [{ title: 'Prix du pont' }],
}

it('a JSON Resume is read field by field; what has no place is told, and nothing is saved', async () => {
  const { format, profile, left } = await read(JSON.stringify(resume))
  expect(format).toBe('json-resume')
  expect(profile).toMatchObject({
    title: 'Ingénieure',
    summary: 'Dix ans\nde chantiers',
    positions: [
      { title: 'Cheffe', employer: 'Nord', from: '2019-03', to: '2021-01', text: 'Ponts\n· Deux ponts' },
      { title: 'Stagiaire', employer: 'Sud', from: null, to: null },
    ],
    educations: [{ title: 'Master, Génie civil', school: 'Polytech', from: null, to: '2015-07' }],
  })
  expect(profile.skills).toHaveLength(2)
  expect(profile.languages?.map(({ level }) => level?.name.slice(0, 2))).toEqual(['B2', 'La'])
  expect(left.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['basics.name', 'basics.email', 'awards.0.title', 'skills', 'languages']),
  )
  expect(left.find(({ path }) => path === 'languages')?.text).toContain('Klingon')
  expect(await many(c.db)`select 1 from job_profile`).toEqual([])
})

it('what is read can be taken over as it is, and comes back out the same, by the published schema', async () => {
  const [level] = await c.get<{ id: number; name: string }[]>('visitor1', '/job_education_levels')
  const highest = {
    institution: 'Arts et Métiers',
    area: 'Diplôme d’ingénieur',
    studyType: level?.name,
    endDate: '2016',
    isHighest: true,
  }
  const [first] = resume.education
  const education = [highest, { ...first, studyType: level?.name }, ...resume.education]
  const { profile } = await read(JSON.stringify({ ...resume, education }))
  expect(profile).toMatchObject({
    degree: 'Diplôme d’ingénieur',
    school: 'Arts et Métiers',
    graduationYear: 2016,
    educationLevel: { id: level?.id },
    educations: [{ title: 'Génie civil', level: level?.id }, { title: 'Master, Génie civil' }],
  })
  const { skills = [], languages = [], educationLevel, ...texts } = profile
  const made = await c.made<JobProfile>('visitor1', '/job_profiles', {
    ...c.own('visitor1'),
    ...texts,
    educationLevel: educationLevel?.id,
    skills: skills.map(({ id }) => id),
    languages: languages.map(({ language, level }) => ({ language: language.id, level: level?.id ?? null })),
  })
  const file = await c.send('visitor1', 'GET', `/job_profiles/${made.id}/json-resume`)
  expect(file.headers['content-disposition']).toContain('resume.json')
  validate(file.json(), errors => expect(errors).toBeNull())
  const again = await read(file.body)
  expect(again.profile).toEqual(profile)
  for (const who of ['visitor2', 'firmAdminA'] as const)
    expect([403, 404]).toContain(
      (await c.send(who, 'GET', `/job_profiles/${made.id}/json-resume`)).statusCode,
    )
})

const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
  <Identification><PersonName><FirstName>Ada</FirstName><Surname>Verre</Surname></PersonName></Identification>
  <Headline><Type><Code>preferred_job</Code></Type><Description><Label>Soudeuse</Label></Description></Headline>
  <WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><To year="2021" month="--11"/></Period>
    <Position><Label>Cheffe &amp; tutrice</Label></Position><Activities>&lt;p&gt;Ponts&lt;/p&gt;</Activities>
    <Employer><Name>Nord</Name><ContactInfo><Address><Contact><Municipality>Lille</Municipality></Contact></Address></ContactInfo></Employer>
  </WorkExperience></WorkExperienceList>
  <EducationList><Education><Period><To year="2015"/></Period><Title>CAP</Title><Organisation><Name>Lycée</Name></Organisation></Education></EducationList>
  <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>fr</Code></Description></MotherTongue></MotherTongueList>
    <ForeignLanguageList><ForeignLanguage><Description><Code>en</Code></Description><ProficiencyLevel><Listening>C1</Listening><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic></Skills>
</LearnerInfo></SkillsPassport>`
const candidate = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9">
  <CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName></PersonName></CandidatePerson>
  <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Nord</hr:OrganizationName>
    <PositionHistory><PositionTitle typeCode="FREETEXT">Cheffe</PositionTitle><eures:EmploymentPeriod xmlns:eures="x">
      <StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></StartDate></eures:EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Lycée</hr:OrganizationName>
      <EducationDegree><hr:DegreeName>CAP</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory></CandidateProfile>
</Candidate>`

it('a Europass is read as it was until 2020, and as it is since', async () => {
  const old = await read(passport)
  expect(old.format).toBe('europass')
  expect(old.profile).toMatchObject({
    title: 'Soudeuse',
    positions: [
      {
        title: 'Cheffe & tutrice',
        employer: 'Nord',
        place: 'Lille',
        from: '2019-03',
        to: '2021-11',
        text: 'Ponts',
      },
    ],
    educations: [{ title: 'CAP', school: 'Lycée', to: '2015-01' }],
  })
  expect(old.profile.languages?.map(({ level }) => level?.name.slice(0, 2))).toEqual(['La', 'B1'])
  expect(old.left.map(({ text }) => text)).toContain('Verre')
  expect((await read(candidate)).profile).toMatchObject({
    positions: [{ title: 'Cheffe', employer: 'Nord', from: '2019-03', to: null }],
    educations: [{ title: 'CAP', school: 'Lycée' }],
  })
})

const pdf = (attached?: string): Promise<Buffer> =>
  new Promise(resolve => {
    const document = new PDFDocument()
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text('CV')
    if (attached) document.file(Buffer.from(attached), { name: 'attachment.xml', type: 'text/xml' })
    document.end()
  })

it('a PDF is read by the Europass that it has inside; one without is said to have none', async () => {
  expect((await read(await pdf(passport))).profile.title).toBe('Soudeuse')
  expect(await refused(await pdf())).toEqual([422, 'cv_pdf_without_data'])
  expect(await refused('%PDF-1.4 broken')).toEqual([422, 'cv_pdf_without_data'])
})

it('anything else, entities, endless depth and other people’s files are refused', async () => {
  expect(await refused('hello')).toEqual([422, 'cv_file_unknown'])
  expect(await refused('{"a":1}')).toEqual([422, 'cv_file_unknown'])
  expect(await refused('{"a":')).toEqual([422, 'json_broken'])
  expect(await refused('<a/>')).toEqual([422, 'cv_file_unknown'])
  expect(await refused(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`)).toEqual([
    422,
    'xml_doctype',
  ])
  expect(await refused(`{"basics":${'['.repeat(50)}${']'.repeat(50)}}`)).toEqual([422, 'json_broken'])
  expect((await send('{}', 'firmAdminA')).statusCode).toBe(403)
  const long = await read(
    JSON.stringify({ basics: { label: 'x'.repeat(9_000), summary: 'y'.repeat(9_000) } }),
  )
  expect([long.profile.title?.length, long.profile.summary?.length]).toEqual([160, 4_000])
})
