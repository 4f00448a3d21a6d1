import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { HomepageSection, SectionKind } from '#domain/fairs/contract/homepage.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { Arch } from './arch.tsx'
import styles from './sections.module.css'
import type { FairHomeData } from './use-fair-home.ts'
import { Wall } from './wall.tsx'

/** A block, and of its words the languages in which they are. */
type Block = { section: HomepageSection; languages: HomepageSection }
type Props = Block & { fair: PublicFair; home: FairHomeData }

const kindOf = ({ section }: Block): SectionKind => section.kind ?? 'text'

const anchorOf = (section: HomepageSection) => (section.id ? `block-${section.id}` : undefined)

/** Texts that follow each other stand side by side; everything else has the width for itself. */
function groups(blocks: readonly Block[]): Block[][] {
  const grouped: Block[][] = []
  for (const block of blocks) {
    const last = grouped.at(-1)
    const isText = kindOf(block) === 'text'
    if (isText && last?.[0] && kindOf(last[0]) === 'text' && last.length < 3) last.push(block)
    else grouped.push([block])
  }
  return grouped
}

/** The blocks that the organizers have composed, in their order. */
export function Sections({ fair, home }: { fair: PublicFair; home: FairHomeData }) {
  const blocks = (home.content.sections ?? []).map((section, at) => ({
    section,
    languages: home.languages.sections?.[at] ?? {},
  }))
  return groups(blocks).map((group, at) => {
    const [first] = group
    if (!first) return null
    const key = first.section.id ?? String(at)
    if (group.length > 1)
      return (
        <div key={key} className={styles.columns} data-count={group.length}>
          {group.map((block, place) => (
            <section key={block.section.id ?? place} id={anchorOf(block.section)} className={styles.column}>
              <Title {...block} />
              <BlockText {...block} />
            </section>
          ))}
        </div>
      )
    const Part = parts[kindOf(first)]
    return <Part key={key} {...first} fair={fair} home={home} />
  })
}

/** What a block is called; the text below it says the language for both, where it is the same. */
function Title({ section: { title, text }, languages, standard }: Block & { standard?: string }) {
  if (!title) return standard ? <h2>{standard}</h2> : null
  return (
    <h2>
      <span lang={languages.title}>{title}</span>{' '}
      {(!text || languages.title !== languages.text) && <LanguageMark of={languages.title} />}
    </h2>
  )
}

function BlockText({ section: { text }, languages: { text: lang } }: Block) {
  if (!text) return null
  return (
    <div>
      <LanguageMark of={lang} />
      <RichText html={text} {...(lang && { lang })} />
    </div>
  )
}

function Words({ section, languages }: Props) {
  return (
    <section id={anchorOf(section)} className={styles.editorial}>
      <Title section={section} languages={languages} />
      <BlockText section={section} languages={languages} />
    </section>
  )
}

function Picture({ section, languages, home }: Props) {
  const image = home.images.find(one => one.id === section.image)
  return (
    <section id={anchorOf(section)} className={styles.split}>
      <div>
        <Title section={section} languages={languages} />
        <BlockText section={section} languages={languages} />
      </div>
      {image && (
        <div className={styles.picture}>
          <Arch image={image} alt={section.imageAlt} />
        </div>
      )}
    </section>
  )
}

function FiguresPart({ section, languages, fair, home }: Props) {
  const t = useWords('visit')
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  const own = [
    { value: number.format(fair.firmCount), label: t('home.figure_exhibitors', { count: fair.firmCount }) },
    { value: number.format(fair.standCount), label: t('home.figure_stands', { count: fair.standCount }) },
    { value: number.format(fair.hallCount), label: t('home.figure_halls', { count: fair.hallCount }) },
    {
      value: number.format(fair.fairLanguages.length),
      label: t('home.figure_languages', { count: fair.fairLanguages.length }),
    },
  ]
  const written = (section.figures ?? []).filter(figure => figure.value)
  const shown = written.length ? written : own.slice(home.mayWalk ? 0 : 3)
  return (
    <section id={anchorOf(section)} className={styles.block}>
      <Title section={section} languages={languages} />
      <BlockText section={section} languages={languages} />
      {written.length > 0 && <LanguageMark of={languages.figures?.[0]?.label} />}
      <dl className={styles.figures} lang={written.length ? languages.figures?.[0]?.label : undefined}>
        {shown.map(figure => (
          <div key={`${figure.value} ${figure.label}`}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ExhibitorsPart({ section, languages, fair, home }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!fair.isExhibitorLogosHomepage || !home.firms.length) return null
  return (
    <section id={anchorOf(section)} className={styles.block}>
      <div className={styles.head}>
        <Title section={section} languages={languages} standard={t('home.they_exhibit')} />
        <ButtonLink variant="ghost" iconAfter={ArrowRight} href={href(exhibitorPaths.exhibitorsList)}>
          {t('home.see_exhibitors', { count: home.firmCount })}
        </ButtonLink>
      </div>
      <BlockText section={section} languages={languages} />
      <Wall firms={home.firms} />
    </section>
  )
}

function SectorsPart({ section, languages, home }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!home.sectors.length) return null
  return (
    <section id={anchorOf(section)} className={styles.block}>
      <Title section={section} languages={languages} standard={t('home.sectors')} />
      <BlockText section={section} languages={languages} />
      <ul className={styles.chips}>
        {home.sectors.map(sector => (
          <li key={sector.id}>
            <ChipLink href={`${href(exhibitorPaths.exhibitorsList)}?sector=${sector.id}`}>
              {sector.name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProgrammePart({ section, languages, fair, home: { hasProgramme } }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!fair.isUsingConferenceModule) return null
  return (
    <section id={anchorOf(section)} className={styles.editorial}>
      <Title section={section} languages={languages} standard={t('home.programme')} />
      <div>
        {section.text ? (
          <BlockText section={section} languages={languages} />
        ) : (
          !hasProgramme && <p>{t('home.programme_soon')}</p>
        )}
        {hasProgramme && (
          <ButtonLink
            variant="secondary"
            iconAfter={ArrowRight}
            href={href(conferencePaths.conferenceProgram)}
          >
            {t('home.programme_open')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

const parts: Record<SectionKind, ComponentType<Props>> = {
  text: Words,
  image: Picture,
  figures: FiguresPart,
  exhibitors: ExhibitorsPart,
  sectors: SectorsPart,
  programme: ProgrammePart,
}
