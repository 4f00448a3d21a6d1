import { type Names, same, six, type Translations, translated } from './words.ts'

/** Paragraphs in each language, of lines that say one in each. */
const paragraphs = (...lines: string[]): Names => {
  const said = lines.map(six)
  const inLanguage = (at: number) => said.map(names => `<p>${names[at]}</p>`).join('')
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3), inLanguage(4), inLanguage(5)]
}
const hello =
  'Bonjour {{firstName}}, | Hello {{firstName}}, | Beste {{firstName}}, | Guten Tag {{firstName}}, | Hola, {{firstName}}: | Buongiorno {{firstName}},'
const link = same('{{link}}').join(' | ')

/** Other wordings of mails that organizers begin to write of their own. */
export const mailModels: readonly { kind: string; translations: Translations }[] = [
  {
    kind: 'registration_welcome',
    translations: translated({
      subject: six(
        '{{firstName}}, par où commencer à {{fair}} | {{firstName}}, where to start at {{fair}} | {{firstName}}, zo begint u op {{fair}} | {{firstName}}, so beginnen Sie bei {{fair}} | {{firstName}}, por dónde empezar en {{fair}} | {{firstName}}, da dove iniziare a {{fair}}',
      ),
      text: paragraphs(
        hello,
        'Votre compte est ouvert. Trois choses à faire dès aujourd’hui : compléter votre profil, visiter les halls et télécharger les brochures qui vous intéressent. | Your account is open. Three things to do today: complete your profile, visit the halls and download the brochures that interest you. | U bent ingeschreven. Begin met drie dingen: vul uw profiel aan, bezoek de hallen en bewaar de brochures die u interesseren. | Sie sind registriert. Beginnen Sie mit drei Dingen: Ergänzen Sie Ihr Profil, besuchen Sie die Hallen und behalten Sie die Broschüren, die Sie interessieren. | Su cuenta está abierta. Tres cosas que puede hacer hoy mismo: completar su perfil, visitar los pabellones y descargar los folletos que le interesen. | Il Suo account è attivo. Tre cose da fare già oggi: completare il profilo, visitare i padiglioni e scaricare le brochure che Le interessano.',
        link,
      ),
      action: six(
        'Commencer la visite | Start the visit | Bezoek beginnen | Besuch beginnen | Empezar la visita | Inizia la visita',
      ),
    }),
  },
  {
    kind: 'firm_validated',
    translations: translated({
      subject: six(
        '{{firm}} : votre stand à {{fair}} en trois étapes | {{firm}}: your booth at {{fair}} in three steps | {{firm}}: uw stand op {{fair}} in drie stappen | {{firm}}: Ihr Stand auf {{fair}} in drei Schritten | {{firm}}: su stand en {{fair}} en tres pasos | {{firm}}: lo stand a {{fair}} in tre passi',
      ),
      text: paragraphs(
        hello,
        'La participation de {{firm}} est validée. D’abord, configurez votre stand ; ensuite, ajoutez-y vos brochures ; enfin, invitez les personnes qui accueilleront les visiteurs. | The participation of {{firm}} is approved. First set up your booth, then add your brochures, and finally invite the people who will welcome visitors. | De deelname van {{firm}} is goedgekeurd. Richt eerst uw stand in, voeg dan uw brochures toe en nodig ten slotte uit wie de bezoekers ontvangt. | {{firm}} ist als Aussteller zugelassen. Richten Sie zuerst Ihren Stand ein, fügen Sie dann Ihre Broschüren hinzu und laden Sie schließlich die Personen ein, die Besucher empfangen. | La participación de {{firm}} está aprobada. Primero configure su stand; después, añada sus folletos; por último, invite a quienes recibirán a los visitantes. | La partecipazione di {{firm}} è approvata. Prima configuri lo stand, poi aggiunga le brochure, infine inviti chi accoglierà i visitatori.',
        link,
      ),
      action: six(
        'Configurer mon stand | Set up my booth | Mijn stand inrichten | Meinen Stand einrichten | Configurar mi stand | Configura il mio stand',
      ),
    }),
  },
]
