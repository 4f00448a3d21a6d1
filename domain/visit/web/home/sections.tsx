import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { HomepageSection, SectionKind } from '#domain/fairs/contract/homepage.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { Arch } from './arch.tsx'
import styles from './sections.module.css'
import type { FairHomeData } from './use-fair-home.ts'
import { Wall } from './wall.tsx'

type Props = { section: HomepageSection; fair: PublicFair; home: FairHomeData }

const kindOf = (section: HomepageSection): SectionKind => section.kind ?? 'text'

const anchorOf = (section: HomepageSection) => (section.id ? `block-${section.id}` : undefined)

/** Texts that follow each other stand side by side; everything else has the width for itself. */
function groups(sections: readonly HomepageSection[]): HomepageSection[][] {
  const grouped: HomepageSection[][] = []
  for (const section of sections) {
    const last = grouped.at(-1)
    const isText = kindOf(section) === 'text'
    if (isText && last?.[0] && kindOf(last[0]) === 'text' && last.length < 3) last.push(section)
    else grouped.push([section])
  }
  return grouped
}

/** The blocks that the organizers have composed, in their order. */
export function Sections({ fair, home }: { fair: PublicFair; home: FairHomeData }) {
  return groups(home.content.sections ?? []).map((group, at) => {
    const [first] = group
    if (!first) return null
    const key = first.id ?? String(at)
    if (group.length > 1)
      return (
        <div key={key} className={styles.columns} data-count={group.length}>
          {group.map((section, place) => (
            <section key={section.id ?? place} id={anchorOf(section)} className={styles.column}>
              {section.title && <h2>{section.title}</h2>}
              {section.text && <RichText html={section.text} />}
            </section>
          ))}
        </div>
      )
    const Part = parts[kindOf(first)]
    return <Part key={key} section={first} fair={fair} home={home} />
  })
}

function Words({ section }: Props) {
  return (
    <section id={anchorOf(section)} className={styles.editorial}>
      {section.title && <h2>{section.title}</h2>}
      {section.text && <RichText html={section.text} />}
    </section>
  )
}

function Picture({ section, home }: Props) {
  const image = home.images.find(one => one.id === section.image)
  return (
    <section id={anchorOf(section)} className={styles.split}>
      <div>
        {section.title && <h2>{section.title}</h2>}
        {section.text && <RichText html={section.text} />}
      </div>
      {image && (
        <div className={styles.picture}>
          <Arch image={image} alt={section.imageAlt} />
        </div>
      )}
    </section>
  )
}

function FiguresPart({ section, fair, home }: Props) {
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
      {section.title && <h2>{section.title}</h2>}
      {section.text && <RichText html={section.text} />}
      <dl className={styles.figures}>
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

function ExhibitorsPart({ section, fair, home }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!fair.isExhibitorLogosHomepage || !home.firms.length) return null
  return (
    <section id={anchorOf(section)} className={styles.block}>
      <div className={styles.head}>
        <h2>{section.title || t('home.they_exhibit')}</h2>
        <ButtonLink variant="ghost" iconAfter={ArrowRight} href={href(exhibitorPaths.exhibitorsList)}>
          {t('home.see_exhibitors', { count: home.firmCount })}
        </ButtonLink>
      </div>
      {section.text && <RichText html={section.text} />}
      <Wall firms={home.firms} />
    </section>
  )
}

function SectorsPart({ section, home }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!home.sectors.length) return null
  return (
    <section id={anchorOf(section)} className={styles.block}>
      <h2>{section.title || t('home.sectors')}</h2>
      {section.text && <RichText html={section.text} />}
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

function ProgrammePart({ section, fair, home: { hasProgramme } }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  if (!fair.isUsingConferenceModule) return null
  return (
    <section id={anchorOf(section)} className={styles.editorial}>
      <h2>{section.title || t('home.programme')}</h2>
      <div>
        {section.text ? <RichText html={section.text} /> : !hasProgramme && <p>{t('home.programme_soon')}</p>}
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
