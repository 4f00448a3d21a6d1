import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Download, ExternalLink, FileText, Globe } from 'lucide-react'
import { useState } from 'react'
import { data, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { embedOf } from '#domain/stands/contract/video.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { visitPaths } from '../../contract/paths.ts'
import type { BoothSpot } from '../../contract/scene.ts'
import { type StandVisit, type VisitPerson, visitStand } from '../../contract/visit.ts'
import { FaceSwitch } from '../face-switch.tsx'
import { useLitStands } from '../presence.ts'
import { BoothInterior } from '../scene/booth-interior.tsx'
import { MarkSvg } from '../scene/mark.tsx'
import { Portrait } from '../scene/people.tsx'
import { boothOf, lookOf, staffOf } from '../scene-data.ts'
import { useSceneWords } from '../scene-words.ts'
import { useFace, useFaceKey } from '../use-face.ts'
import styles from './stand.module.css'

/** A booth: the drawn room, and beside it all that can be read, watched and kept. */
export default function StandPage() {
  const api = useApi()
  const { id } = useParams()
  const fair = useCurrentFair()
  const { data: visit } = useSuspenseQuery(callQuery(api, visitStand, { params: { id: Number(id) } }))
  const [stand = visit.stand] = useLitStands(fair.id, [visit.stand])
  return <Stand visit={{ ...visit, stand }} />
}

function Stand({ visit }: { visit: StandVisit }) {
  const href = useSalonHref()
  const words = useSceneWords()
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const [opened, open] = useState<BoothSpot | null>(null)
  const { stand } = visit
  const booth = boothOf(stand, href)
  const scene = {
    booth,
    staff: staffOf(visit),
    poster: visit.poster
      ? { image: visit.poster, title: visit.slogan ?? stand.name }
      : visit.slogan
        ? { image: null, title: visit.slogan }
        : null,
    video: visit.video
      ? { title: String(visit.video.title ?? stand.name), href: '#video', image: null }
      : null,
    brochures: visit.brochureCount,
  }
  const hashes = {
    person: (id: number) => `#person-${id}`,
    video: '#video',
    poster: '#about',
    brochures: '#brochures',
  }
  return (
    <div className={styles.page} data-face={face}>
      {face === 'scene' && (
        <div className={styles.stage}>
          <BoothInterior
            scene={scene}
            words={words}
            hrefOf={spot => (spot.kind === 'person' ? hashes.person(spot.id) : hashes[spot.kind])}
            onSpot={open}
          >
            <div className={styles.ways}>
              <Neighbours visit={visit} />
            </div>
            <div className={styles.tools}>
              <FaceSwitch face={face} onChange={setFace} />
            </div>
          </BoothInterior>
        </div>
      )}
      <div className={styles.panel}>
        {face === 'list' && (
          <div className={styles.top}>
            <Neighbours visit={visit} />
            <FaceSwitch face={face} onChange={setFace} />
          </div>
        )}
        <About visit={visit} mark={<MarkSvg of={booth} size={64} />} />
        <People visit={visit} />
        {visit.video && <Video visit={visit} />}
        <Brochures visit={visit} />
      </div>
      <SpotDialog visit={visit} spot={opened} close={() => open(null)} />
    </div>
  )
}

function Neighbours({ visit: { previous, next, hall } }: { visit: StandVisit }) {
  const t = useWords('visit')
  const href = useSalonHref()
  return (
    <nav className={styles.neighbours} aria-label={t('stand.neighbours')}>
      {hall && (
        <ButtonLink variant="secondary" size="small" href={href(visitPaths.fairVisit, { id: hall.id })}>
          {t('hall.letter', { letter: hall.letter })}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink
          variant="secondary"
          size="small"
          icon={ArrowLeft}
          href={href(visitPaths.standVisit, { id: previous.id })}
        >
          {previous.number} {previous.name}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          variant="secondary"
          size="small"
          icon={ArrowRight}
          href={href(visitPaths.standVisit, { id: next.id })}
        >
          {next.number} {next.name}
        </ButtonLink>
      )}
    </nav>
  )
}

function About({ visit, mark }: { visit: StandVisit; mark: React.ReactNode }) {
  const t = useWords('visit')
  const { stand } = visit
  return (
    <section id="about" className={styles.about}>
      <header className={styles.head}>
        {mark}
        <div>
          <h1 className={styles.name}>{stand.name}</h1>
          <p className={styles.where}>
            {[t('scene.stand_number', { number: stand.number }), stand.sector, stand.town]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      {visit.slogan && <p className={styles.slogan}>{visit.slogan}</p>}
      {visit.description ? (
        <RichText html={visit.description} />
      ) : (
        <p className={styles.quiet}>{t('stand.no_text')}</p>
      )}
      <p className={styles.links}>
        {visit.website && (
          <a href={visit.website} target="_blank" rel="noopener noreferrer">
            <Icon of={Globe} size="small" /> {t('stand.website')}
          </a>
        )}
        {Object.entries(visit.socialNetworks).map(([name, address]) => (
          <a key={name} href={address} target="_blank" rel="noopener noreferrer">
            <Icon of={ExternalLink} size="small" /> {name}
          </a>
        ))}
      </p>
    </section>
  )
}

function People({ visit }: { visit: StandVisit }) {
  const t = useWords('visit')
  const free = visit.people.filter(person => person.free).length
  if (!visit.people.length) return null
  return (
    <section aria-labelledby="stand-people">
      <h2 id="stand-people" className={styles.title}>
        {t('stand.people')} <small>{free ? t('scene.free', { count: free }) : t('scene.nobody')}</small>
      </h2>
      <ul>
        {visit.people.map(person => (
          <PersonRow key={person.id} person={person} color={visit.stand.color} />
        ))}
      </ul>
    </section>
  )
}

function PersonRow({ person, color }: { person: VisitPerson; color: string }) {
  const t = useWords('visit')
  return (
    <li id={`person-${person.id}`} className={styles.person}>
      {person.picture ? (
        <img src={person.picture} alt="" width={52} height={52} className={styles.picture} />
      ) : (
        <Portrait look={lookOf(person, color)} size={52} lit={person.free} />
      )}
      <div>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <p className={styles.role}>
          {[person.jobTitle, person.languages.map(code => code.toUpperCase()).join(' · ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {person.free ? (
          <Badge tone="free">{t('scene.person_free')}</Badge>
        ) : person.busy ? (
          <Badge tone="talk">{t('scene.talking')}</Badge>
        ) : (
          <span className={styles.quiet}>{t('scene.person_away')}</span>
        )}
      </div>
    </li>
  )
}

function Brochures({ visit }: { visit: StandVisit }) {
  const t = useWords('visit')
  const locale = useLocale()
  const size = (bytes: number) =>
    new Intl.NumberFormat(
      locale,
      bytes < 1_000_000
        ? { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }
        : { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
    ).format(bytes < 1_000_000 ? bytes / 1000 : bytes / 1_000_000)
  if (!visit.brochures.length) return null
  return (
    <section id="brochures" aria-labelledby="stand-brochures">
      <h2 id="stand-brochures" className={styles.title}>
        {t('stand.brochures')} <small>{visit.brochureCount}</small>
      </h2>
      <ul>
        {visit.brochures.map(one => (
          <li key={one.id} className={styles.brochure}>
            <Icon of={FileText} />
            <a
              href={one.file ? `${one.file}?view=1` : (one.url ?? '#brochures')}
              target="_blank"
              rel="noopener noreferrer"
            >
              <b>{one.title}</b>
              {one.description && <span>{one.description}</span>}
            </a>
            {one.size !== null && <span className={styles.size}>{size(one.size)}</span>}
            {one.file && (
              <a
                className={styles.download}
                href={one.file}
                download
                aria-label={t('stand.download', { title: one.title })}
              >
                <Icon of={Download} size="small" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Video({ visit }: { visit: StandVisit }) {
  const t = useWords('visit')
  const embed = embedOf(visit.video)
  if (!embed) return null
  return (
    <section id="video" aria-labelledby="stand-video">
      <h2 id="stand-video" className={styles.title}>
        {t('stand.video')}
      </h2>
      {embed.kind === 'frame' && (
        <iframe
          className={styles.video}
          src={embed.src}
          title={t('scene.video_of', { title: visit.stand.name })}
          loading="lazy"
          allowFullScreen
        />
      )}
      {embed.kind === 'image' && (
        <a href={embed.href} target="_blank" rel="noopener noreferrer">
          <img className={styles.video} src={embed.src} alt={embed.title} loading="lazy" />
        </a>
      )}
      {embed.kind === 'link' && (
        <ButtonLink variant="soft" icon={ExternalLink} href={embed.href}>
          {embed.title || t('stand.slideshow')}
        </ButtonLink>
      )}
    </section>
  )
}

/** What one touched in the room, close up. */
function SpotDialog({
  visit,
  spot,
  close,
}: {
  visit: StandVisit
  spot: BoothSpot | null
  close: () => void
}) {
  const t = useWords('visit')
  if (!spot) return null
  const person = spot.kind === 'person' ? visit.people.find(one => one.id === spot.id) : null
  const titles = {
    person: person ? `${person.firstName} ${person.lastName}` : '',
    poster: visit.slogan ?? visit.stand.name,
    video: t('stand.video'),
    brochures: t('stand.brochures'),
  }
  return (
    <Dialog
      title={titles[spot.kind]}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
      size={spot.kind === 'video' || spot.kind === 'poster' ? 'wide' : 'normal'}
    >
      {person && (
        <ul>
          <PersonRow person={person} color={visit.stand.color} />
          {person.pitch && <li className={styles.pitch}>{person.pitch}</li>}
        </ul>
      )}
      {spot.kind === 'poster' &&
        (visit.poster ? (
          <img src={visit.poster} alt={visit.slogan ?? visit.stand.name} className={styles.poster} />
        ) : (
          <p className={styles.slogan}>{visit.slogan}</p>
        ))}
      {spot.kind === 'video' && <Video visit={visit} />}
      {spot.kind === 'brochures' && <Brochures visit={visit} />}
    </Dialog>
  )
}

export async function load({ api, queries, params }: LoadContext<PublicFair>) {
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  return queries.ensureQueryData(callQuery(api, visitStand, { params: { id } }))
}

export const head = (visit: StandVisit | null) =>
  visit
    ? {
        title: `${visit.stand.name}, ${visit.stand.number}`,
        description: visit.slogan ?? visit.stand.sector ?? undefined,
        ...(visit.poster ? { image: visit.poster } : visit.stand.logo ? { image: visit.stand.logo } : {}),
      }
    : { title: '' }
