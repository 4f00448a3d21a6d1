import { ArrowRight } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus, isToCome } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FairDates } from '#domain/fairs/web/fair-dates.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import type { RegistrationLinks } from '#domain/identity/web/login-form.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { useRegistrationLinks } from '#domain/identity/web/registration-links.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { lettersOf } from '#platform/web/ui/longest-word.ts'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { Arch, ArchLine } from './arch.tsx'
import { HallBehind } from './hall-behind.tsx'
import styles from './hero.module.css'
import type { FairHomeData } from './use-fair-home.ts'
import { nextStep } from './ways.ts'

/** Where the fair stands in its year: announced, or by its status. */
const phaseOf = (fair: PublicFair, register: RegistrationLinks) =>
  isToCome(fair) ? (register.visitor || register.exhibitor ? 'announced_open' : 'announced') : fair.status.id

/** The head of a fair's page: what, when, where, and one next step; beside it the hall, a picture, or glass. */
export function Hero({ fair, home }: { fair: PublicFair; home: FairHomeData }) {
  const t = useWords('visit')
  const { content, languages, images, shown } = home
  const find = (id: number | null | undefined) => images.find(image => image.id === id)
  const image = find(content.image)
  const logo = find(content.logo)
  const register = useRegistrationLinks()
  const type = content.headerType ?? 'drawn'
  const scene = type === 'drawn' && shown && shown.stands.length > 0 ? shown : null
  const look = scene ? 'drawn' : type !== 'plain' && image ? 'image' : 'plain'
  const title = content.title || fair.name
  const lead = content.lead || fair.tagline
  return (
    <section className={styles.hero} data-look={look}>
      {look === 'plain' && <ArchLine className={styles.glass} />}
      <div className={styles.words}>
        {logo && <img className={styles.logo} src={logo.filePath} alt="" />}
        <FairDates fair={fair} />
        <h1 className={styles.title} style={lettersOf(title)} lang={languages.title}>
          {title}
        </h1>
        {(!lead || languages.title !== languages.lead) && <LanguageMark of={languages.title} />}
        {lead && (
          <p className={styles.lead} lang={languages.lead}>
            {lead} <LanguageMark of={languages.lead} />
          </p>
        )}
        {fair.status.id !== fairStatus.open && (
          <p className={styles.phase}>{t(`home.phase_${phaseOf(fair, register)}`)}</p>
        )}
        <Ways fair={fair} home={home} />
      </div>
      {scene && <HallBehind visit={scene} />}
      {look === 'image' && image && (
        <div className={styles.picture}>
          <Arch image={image} alt={content.imageAlt} isFirst />
        </div>
      )}
    </section>
  )
}

function Ways({ fair, home: { content } }: { fair: PublicFair; home: FairHomeData }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const { status, roles } = usePerson()
  const register = useRegistrationLinks()
  const comes = isToCome(fair)
  // Of those who know a fair that is to come, visitors do not see what is in it.
  const isKnown = status === 'known' && !(comes && roles.every(role => role === 'visitor'))
  const way = nextStep(fair, content, isKnown)
  const to = way?.link.startsWith('/') ? href(way.link) : (way?.link ?? '/')
  const isEntered = fair.status.id === fairStatus.open
  return (
    <div className={styles.ways}>
      {way && (
        <ButtonLink
          size="big"
          iconAfter={ArrowRight}
          href={way.id === 'login' ? `${accountPaths.login}?next=${encodeURIComponent(to)}` : to}
        >
          {way.label ?? withAnyKey(t)(`home.way_${way.id}`)}
        </ButtonLink>
      )}
      {status !== 'known' && (isEntered || comes) && register.visitor && (
        <ButtonLink size="big" variant={comes ? 'primary' : 'secondary'} href={register.visitor}>
          {t('home.register')}
        </ButtonLink>
      )}
      {status !== 'known' && comes && register.exhibitor && (
        <ButtonLink size="big" variant="secondary" href={register.exhibitor}>
          {t('home.register_exhibitor')}
        </ButtonLink>
      )}
    </div>
  )
}
