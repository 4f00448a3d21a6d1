import type { StandardTexts } from './standard-texts.ts'

export const nl: StandardTexts = {
  legal: [
    ['Uitgever', '{{name}} wordt uitgegeven door de organisatoren. U bereikt hen via de contactpagina.'],
    ['Hosting', 'Pagina’s en gegevens staan op de eigen installatie van de organisatoren, zonder derden.'],
    ['Inhoud', 'Elke exposant staat in voor wat hij op zijn stand publiceert.'],
  ],
  terms: [
    [
      'De dienst',
      '{{name}} is een virtuele beurs: u bezoekt er stands, ontmoet exposanten en bewaart hun brochures. De organisatoren bepalen de data, de toegang en het programma.',
    ],
    [
      'Uw account',
      'U geeft juiste gegevens op en houdt uw wachtwoord voor uzelf. Een account is persoonlijk: wat ermee gebeurt, geldt als door u gedaan. De organisatoren kunnen inschrijvingen eerst beoordelen.',
    ],
    [
      'Omgang',
      'Ga respectvol met elkaar om, zoals op elke beurs. Onwettige of kwetsende uitlatingen, ongevraagde reclame, het verzamelen van adressen en elke poging om de dienst te storen zijn uitgesloten. De organisatoren kunnen een account daarvoor schorsen.',
    ],
    [
      'Inhoud',
      'Elke exposant staat in voor wat hij op zijn stand publiceert. De rechten op teksten, beelden, video’s en merken blijven bij hun houders; wat u downloadt, is voor eigen gebruik.',
    ],
    [
      'Beschikbaarheid',
      'De beurs wordt met zorg opengehouden, zonder belofte van ononderbroken toegang. Wat een bezoeker en een exposant afspreken, is een zaak tussen hen beiden.',
    ],
    [
      'Account verwijderen',
      'U kunt uw account op elk moment verwijderen in uw profiel, onder ‘Mijn gegevens’.',
    ],
    [
      'Wijzigingen',
      'Als deze voorwaarden wijzigen, verschijnt de nieuwe versie hier met haar datum. De versie die u hebt aanvaard, wordt bij uw inschrijving bewaard.',
    ],
  ],
  privacy: [
    [
      'Wie is verantwoordelijk',
      'De organisatoren van {{name}} zijn verantwoordelijk voor de verwerking van uw gegevens. U bereikt hen via de contactpagina. Wendt u zich tot een exposant, dan is die verantwoordelijk voor wat u hem toevertrouwt.',
    ],
    [
      'Wat wordt bewaard',
      'Wat u bij uw inschrijving en in uw profiel opgeeft, uw beurzen, uw favorieten, uw toestemmingen, de e-mails die wij u sturen, en uw sessies met IP-adres en browser.',
    ],
    [
      'Waarom',
      'Om u toegang te geven, u aan andere deelnemers te tonen, u te schrijven over uw inschrijving en de dienst te beschermen. Er wordt niets verkocht, niets dient voor reclame.',
    ],
    [
      'Wie ziet het',
      'Uw visitekaartje wordt gezien door de deelnemers van uw beurzen; de rest van uw profiel alleen door de organisatoren. Uw e-mailadres wordt alleen getoond als de beurs én u dat willen.',
    ],
    [
      'Hoe lang',
      'Uw account wordt bewaard tot u het verwijdert. Een account dat nooit is bevestigd, verdwijnt na 30 dagen; een sessie zeven dagen na het einde ervan.',
    ],
    [
      'Uw rechten',
      'In uw profiel bekijkt en verbetert u uw gegevens; onder ‘Mijn gegevens’ downloadt of verwijdert u ze. Voor elke andere vraag schrijft u de organisatoren. U kunt zich ook wenden tot de gegevensbeschermingsautoriteit van uw land.',
    ],
    ['Cookies', 'In uw browser wordt het noodzakelijke bewaard; de pagina ‘Cookies’ geeft de lijst.'],
    [
      'Bezoekmeting',
      'De beurs telt bekeken pagina’s. Om haar bezoekers te tellen bewaart ze in uw browser een willekeurig nummer, zonder verband met uw account: met uw instemming, of zonder te vragen waar de wet dat toestaat. De pagina ‘Cookies’ zegt wat hier geldt en laat u weigeren of uw bezoeken laten vergeten. Deze cijfers bevatten geen naam, geen IP-adres en geen browser.',
    ],
  ],
}
