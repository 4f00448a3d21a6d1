/** The lists of the job module, each entry in the six languages. */

/** What people work at, and the trades within it. */
export const jobFamilies: { names: string; within: readonly string[] }[] = [
  {
    names:
      'Achats et logistique | Purchasing and logistics | Inkoop en logistiek | Einkauf und Logistik | Compras y logística | Acquisti e logistica',
    within: [
      'Achats | Purchasing | Inkoop | Einkauf | Compras | Acquisti',
      'Entrepôt | Warehousing | Magazijn | Lager | Almacén | Magazzino',
      'Planification | Planning | Planning | Disposition | Planificación | Pianificazione',
      'Transport | Transport | Transport | Transport | Transporte | Trasporti',
    ],
  },
  {
    names:
      'Administration et secrétariat | Administration and office | Administratie en secretariaat | Verwaltung und Sekretariat | Administración y secretaría | Amministrazione e segreteria',
    within: [
      'Accueil | Reception | Receptie | Empfang | Recepción | Accoglienza',
      'Assistanat | Assistance | Assistentie | Assistenz | Asistencia | Assistenza',
      'Services généraux | Facilities | Facilitair beheer | Gebäudedienste | Servicios generales | Servizi generali',
    ],
  },
  {
    names:
      'Agriculture et environnement | Agriculture and environment | Landbouw en milieu | Landwirtschaft und Umwelt | Agricultura y medio ambiente | Agricoltura e ambiente',
    within: [
      'Culture et élevage | Crops and livestock | Teelt en veehouderij | Anbau und Viehzucht | Cultivo y ganadería | Coltivazione e allevamento',
      'Eau et déchets | Water and waste | Water en afval | Wasser und Abfall | Agua y residuos | Acqua e rifiuti',
      'Espaces verts | Green spaces | Groenvoorziening | Grünflächen | Zonas verdes | Verde pubblico e giardini',
      'Forêt | Forestry | Bosbouw | Forstwirtschaft | Silvicultura | Selvicoltura',
    ],
  },
  {
    names:
      'Arts et design | Arts and design | Kunst en design | Kunst und Design | Arte y diseño | Arte e design',
    within: [
      'Audiovisuel | Audiovisual | Audiovisueel | Audiovisuelle Medien | Audiovisual | Audiovisivo',
      'Design d’objet | Product design | Productontwerp | Produktdesign | Diseño de producto | Design di prodotto',
      'Graphisme | Graphic design | Grafische vormgeving | Grafikdesign | Diseño gráfico | Grafica',
      'Métiers d’art | Crafts | Ambachten | Kunsthandwerk | Oficios artísticos | Artigianato artistico',
    ],
  },
  {
    names:
      'Bâtiment et travaux publics | Construction | Bouw | Bau | Construcción | Edilizia e lavori pubblici',
    within: [
      'Conduite de travaux | Site management | Bouwplaatsleiding | Bauleitung | Dirección de obra | Direzione lavori',
      'Gros œuvre | Structural work | Ruwbouw | Rohbau | Obra estructural | Opere strutturali',
      'Second œuvre | Finishing work | Afbouw | Ausbau | Acabados | Finiture e impianti',
      'Études et architecture | Design and architecture | Ontwerp en architectuur | Planung und Architektur | Proyectos y arquitectura | Progettazione e architettura',
    ],
  },
  {
    names:
      'Commerce et vente | Sales and retail | Handel en verkoop | Handel und Vertrieb | Comercio y ventas | Commercio e vendite',
    within: [
      'Administration des ventes | Sales administration | Verkoopadministratie | Vertriebsinnendienst | Administración de ventas | Amministrazione vendite',
      'Boutique | Shop | Winkel | Ladengeschäft | Tienda | Negozio',
      'Commercial itinérant | Field sales | Buitendienst | Außendienst | Ventas de campo | Vendita sul territorio',
      'Service client | Customer service | Klantenservice | Kundendienst | Atención al cliente | Servizio clienti',
    ],
  },
  {
    names:
      'Communication et marketing | Communication and marketing | Communicatie en marketing | Kommunikation und Marketing | Comunicación y marketing | Comunicazione e marketing',
    within: [
      'Édition et presse | Publishing and press | Uitgeverij en pers | Verlag und Presse | Edición y prensa | Editoria e stampa',
      'Événementiel | Events | Evenementen | Veranstaltungen | Eventos | Eventi',
      'Marketing | Marketing | Marketing | Marketing | Marketing | Marketing',
      'Relations publiques | Public relations | Public relations | Öffentlichkeitsarbeit | Relaciones públicas | Relazioni pubbliche',
    ],
  },
  {
    names:
      'Droit et conformité | Law and compliance | Recht en compliance | Recht und Compliance | Derecho y cumplimiento | Diritto e compliance',
    within: [
      'Conformité | Compliance | Compliance | Compliance | Cumplimiento | Compliance',
      'Juridique | Legal | Juridisch | Rechtsabteilung | Asesoría jurídica | Legale',
    ],
  },
  {
    names:
      'Enseignement et formation | Teaching and training | Onderwijs en opleiding | Lehre und Ausbildung | Enseñanza y formación | Insegnamento e formazione',
    within: [
      'Enseignement | Teaching | Onderwijs | Unterricht | Enseñanza | Insegnamento',
      'Formation professionnelle | Vocational training | Beroepsopleiding | Berufsbildung | Formación profesional | Formazione professionale',
      'Petite enfance | Early childhood | Kinderopvang | Frühkindliche Bildung | Primera infancia | Prima infanzia',
    ],
  },
  {
    names:
      'Finance et comptabilité | Finance and accounting | Financiën en boekhouding | Finanzen und Buchhaltung | Finanzas y contabilidad | Finanza e contabilità',
    within: [
      'Audit et contrôle | Audit and control | Audit en controle | Prüfung und Controlling | Auditoría y control | Audit e controllo',
      'Banque | Banking | Bankwezen | Bankwesen | Banca | Banca',
      'Comptabilité | Accounting | Boekhouding | Buchhaltung | Contabilidad | Contabilità',
      'Assurance | Insurance | Verzekeringen | Versicherung | Seguros | Assicurazioni',
    ],
  },
  {
    names:
      'Hôtellerie et restauration | Hotels and catering | Horeca | Hotel und Gastronomie | Hostelería y restauración | Alberghi e ristorazione',
    within: [
      'Cuisine | Kitchen | Keuken | Küche | Cocina | Cucina',
      'Hébergement | Accommodation | Logies | Beherbergung | Alojamiento | Alloggio',
      'Salle et bar | Dining room and bar | Zaal en bar | Service und Bar | Sala y bar | Sala e bar',
      'Tourisme | Tourism | Toerisme | Tourismus | Turismo | Turismo',
    ],
  },
  {
    names:
      'Industrie et production | Industry and production | Industrie en productie | Industrie und Produktion | Industria y producción | Industria e produzione',
    within: [
      'Conduite de ligne | Line operation | Lijnbediening | Anlagenführung | Operación de línea | Conduzione di linea',
      'Maintenance | Maintenance | Onderhoud | Instandhaltung | Mantenimiento | Manutenzione',
      'Méthodes | Process engineering | Werkvoorbereiding | Arbeitsvorbereitung | Ingeniería de procesos | Metodi e processi',
      'Qualité et sécurité | Quality and safety | Kwaliteit en veiligheid | Qualität und Sicherheit | Calidad y seguridad | Qualità e sicurezza',
      'Soudage et usinage | Welding and machining | Lassen en verspanen | Schweißen und Zerspanen | Soldadura y mecanizado | Saldatura e lavorazioni meccaniche',
    ],
  },
  {
    names:
      'Informatique et numérique | IT and digital | Informatica en digitaal | IT und Digitales | Informática y digital | Informatica e digitale',
    within: [
      'Cybersécurité | Cybersecurity | Cyberbeveiliging | Cybersicherheit | Ciberseguridad | Sicurezza informatica',
      'Données et intelligence artificielle | Data and artificial intelligence | Data en kunstmatige intelligentie | Daten und künstliche Intelligenz | Datos e inteligencia artificial | Dati e intelligenza artificiale',
      'Développement | Development | Ontwikkeling | Entwicklung | Desarrollo | Sviluppo',
      'Gestion de projet | Project management | Projectbeheer | Projektleitung | Gestión de proyectos | Gestione progetti',
      'Réseaux et systèmes | Networks and systems | Netwerken en systemen | Netze und Systeme | Redes y sistemas | Reti e sistemi',
    ],
  },
  {
    names:
      'Recherche et études | Research and development | Onderzoek en ontwikkeling | Forschung und Entwicklung | Investigación y desarrollo | Ricerca e sviluppo',
    within: [
      'Bureau d’études | Engineering office | Studiebureau | Konstruktion | Oficina técnica | Ufficio tecnico',
      'Essais et laboratoire | Testing and laboratory | Testen en laboratorium | Versuch und Labor | Ensayos y laboratorio | Prove e laboratorio',
      'Recherche | Research | Onderzoek | Forschung | Investigación | Ricerca',
    ],
  },
  {
    names:
      'Ressources humaines | Human resources | Personeelszaken | Personal | Recursos humanos | Risorse umane',
    within: [
      'Gestion du personnel | Personnel administration | Personeelsbeheer | Personalverwaltung | Administración de personal | Amministrazione del personale',
      'Recrutement | Recruitment | Werving | Personalgewinnung | Selección | Selezione',
    ],
  },
  {
    names:
      'Santé et action sociale | Health and social work | Gezondheid en welzijn | Gesundheit und Soziales | Sanidad y acción social | Sanità e servizi sociali',
    within: [
      'Accompagnement social | Social support | Sociale begeleiding | Sozialbetreuung | Acompañamiento social | Assistenza sociale',
      'Aide à la personne | Home care | Thuiszorg | Häusliche Pflege | Ayuda a domicilio | Assistenza domiciliare',
      'Médical et paramédical | Medical and paramedical | Medisch en paramedisch | Medizin und Heilberufe | Médico y paramédico | Medico e paramedico',
      'Soins infirmiers | Nursing | Verpleging | Krankenpflege | Enfermería | Infermieristica',
    ],
  },
  {
    names:
      'Sécurité et défense | Security and defence | Veiligheid en defensie | Sicherheit und Verteidigung | Seguridad y defensa | Sicurezza e difesa',
    within: [
      'Défense | Defence | Defensie | Verteidigung | Defensa | Difesa',
      'Secours | Rescue | Hulpdiensten | Rettungsdienst | Emergencias | Soccorso',
      'Surveillance | Guarding | Bewaking | Bewachung | Vigilancia | Vigilanza',
    ],
  },
]

export const jobFunctions = [
  'Direction générale | General management | Algemene directie | Geschäftsführung | Dirección general | Direzione generale',
  'Encadrement | Management | Leidinggevend | Führung | Mandos intermedios | Coordinamento',
  'Expertise | Expertise | Expertise | Fachexpertise | Especialización | Competenza specialistica',
  'Conception | Design | Ontwerp | Konzeption | Diseño | Progettazione',
  'Production | Production | Productie | Produktion | Producción | Produzione',
  'Maintenance | Maintenance | Onderhoud | Instandhaltung | Mantenimiento | Manutenzione',
  'Vente | Sales | Verkoop | Verkauf | Ventas | Vendita',
  'Conseil | Consulting | Advies | Beratung | Consultoría | Consulenza',
  'Support | Support | Ondersteuning | Unterstützung | Soporte | Supporto',
  'Recherche | Research | Onderzoek | Forschung | Investigación | Ricerca',
  'Enseignement | Teaching | Onderwijs | Lehre | Docencia | Insegnamento',
]

export const jobFunctionLevels = [
  'Apprenti ou stagiaire | Apprentice or trainee | Leerling of stagiair | Auszubildende oder Praktikum | Aprendiz o en prácticas | Apprendista o tirocinante',
  'Ouvrier | Worker | Arbeider | Arbeiter | Operario | Operaio',
  'Employé | Employee | Medewerker | Angestellte | Empleado | Impiegato',
  'Technicien | Technician | Technicus | Techniker | Técnico | Tecnico',
  'Agent de maîtrise | Supervisor | Ploegleider | Meister | Encargado | Capo reparto',
  'Ingénieur ou cadre | Engineer or executive | Ingenieur of leidinggevende | Ingenieur oder Führungskraft | Ingeniero o mando | Ingegnere o quadro',
  'Cadre dirigeant | Senior executive | Directielid | Geschäftsleitung | Alto directivo | Dirigente',
]

export const contractTypes = [
  'CDI | Permanent contract | Contract voor onbepaalde tijd | Unbefristeter Vertrag | Contrato indefinido | Contratto a tempo indeterminato',
  'CDD | Fixed-term contract | Contract voor bepaalde tijd | Befristeter Vertrag | Contrato temporal | Contratto a tempo determinato',
  'Intérim | Temporary agency work | Uitzendwerk | Zeitarbeit | Trabajo por agencia | Somministrazione',
  'Alternance | Work-study contract | Duaal leren | Duale Ausbildung | Formación dual | Apprendistato',
  'Stage | Internship | Stage | Praktikum | Prácticas | Tirocinio',
  'Saisonnier | Seasonal work | Seizoenswerk | Saisonarbeit | Trabajo de temporada | Lavoro stagionale',
  'Indépendant | Freelance | Zelfstandige | Freiberuflich | Autónomo | Lavoro autonomo',
  'Job étudiant | Student job | Studentenbaan | Studentenjob | Empleo para estudiantes | Lavoro per studenti',
  'Volontariat | Volunteering | Vrijwilligerswerk | Freiwilligendienst | Voluntariado | Volontariato',
]

/** By what search engines know them, in their order. */
export const employmentTypesOf = [
  'FULL_TIME',
  'TEMPORARY',
  'TEMPORARY',
  'OTHER',
  'INTERN',
  'TEMPORARY',
  'CONTRACTOR',
  'PART_TIME',
  'VOLUNTEER',
]

export const jobAreas = [
  'Ma commune et ses environs | My town and around | Mijn gemeente en omgeving | Mein Ort und Umgebung | Mi municipio y alrededores | Il mio comune e dintorni',
  'Mon département ou ma province | My county or province | Mijn departement of provincie | Mein Departement oder meine Provinz | Mi provincia | La mia provincia',
  'Ma région | My region | Mijn regio | Meine Region | Mi región | La mia regione',
  'Tout le pays | The whole country | Het hele land | Das ganze Land | Todo el país | Tutto il Paese',
  'Union européenne | European Union | Europese Unie | Europäische Union | Unión Europea | Unione europea',
  'Monde entier | Worldwide | Wereldwijd | Weltweit | Todo el mundo | Tutto il mondo',
  'Télétravail | Remote | Thuiswerk | Homeoffice | Teletrabajo | Telelavoro',
]

export const jobCvTreatments = [
  'À traiter | To be handled | Te behandelen | Offen | Pendiente | Da esaminare',
  'À rappeler | To call back | Terug te bellen | Zurückrufen | Para llamar | Da richiamare',
  'Entretien à fixer | Interview to be set | Gesprek te plannen | Gespräch vereinbaren | Entrevista por fijar | Colloquio da fissare',
  'Vivier | Talent pool | Talentenpool | Talentpool | Reserva de talento | Bacino di talenti',
  'Recruté | Hired | Aangenomen | Eingestellt | Contratado | Assunto',
  'Sans suite | No further action | Geen vervolg | Nicht weiterverfolgt | Sin continuidad | Senza seguito',
]

export const jobDisponibilities = [
  'Immédiatement | Immediately | Onmiddellijk | Sofort | Inmediata | Immediata',
  'Sous 15 jours | Within two weeks | Binnen twee weken | Innerhalb von zwei Wochen | En 15 días | Entro due settimane',
  'Sous 1 mois | Within a month | Binnen een maand | Innerhalb eines Monats | En un mes | Entro un mese',
  'Sous 2 mois | Within two months | Binnen twee maanden | Innerhalb von zwei Monaten | En dos meses | Entro due mesi',
  'Sous 3 mois | Within three months | Binnen drie maanden | Innerhalb von drei Monaten | En tres meses | Entro tre mesi',
  'À la rentrée | At the start of the school year | Bij het begin van het schooljaar | Zum Schuljahresbeginn | Al inicio del curso | All’inizio dell’anno scolastico',
  'À l’écoute | Open to offers | Open voor voorstellen | Offen für Angebote | Abierto a ofertas | Aperto a proposte',
]

/** `country`: the level is that country's own. `rank`: of those that are as high it is the same, for they are compared by it. */
export const jobEducationLevels: { rank: number; country?: string; names: string }[] = [
  {
    rank: 0,
    names:
      'Sans diplôme | No qualification | Zonder diploma | Ohne Abschluss | Sin titulación | Nessun titolo',
  },
  {
    rank: 1,
    names:
      'Fin de scolarité obligatoire | Compulsory schooling | Leerplicht voltooid | Pflichtschulabschluss | Enseñanza obligatoria | Scuola dell’obbligo',
  },
  {
    rank: 3,
    names:
      'Fin d’études secondaires | Upper secondary | Secundair onderwijs | Abschluss der Sekundarstufe II | Enseñanza secundaria superior | Scuola secondaria superiore',
  },
  {
    rank: 4,
    names:
      'Supérieur court (2 ans) | Short-cycle higher education (2 years) | Kort hoger onderwijs (2 jaar) | Kurzstudium (2 Jahre) | Ciclo superior corto (2 años) | Istruzione terziaria breve (2 anni)',
  },
  {
    rank: 5,
    names:
      'Licence ou bachelor (3 ans) | Bachelor’s degree (3 years) | Bachelor (3 jaar) | Bachelor (3 Jahre) | Grado (3 años) | Laurea triennale',
  },
  {
    rank: 6,
    names:
      'Master ou ingénieur (5 ans) | Master’s or engineering degree (5 years) | Master of ingenieur (5 jaar) | Master oder Diplomingenieur (5 Jahre) | Máster o ingeniería (5 años) | Laurea magistrale o ingegneria (5 anni)',
  },
  { rank: 7, names: 'Doctorat | Doctorate | Doctoraat | Promotion | Doctorado | Dottorato' },
  {
    rank: 2,
    country: 'FR',
    names: 'CAP ou BEP | CAP or BEP | CAP of BEP | CAP oder BEP | CAP o BEP | CAP o BEP',
  },
  {
    rank: 3,
    country: 'FR',
    names: 'Baccalauréat | Baccalauréat | Baccalauréat | Baccalauréat | Baccalauréat | Baccalauréat',
  },
  {
    rank: 4,
    country: 'FR',
    names:
      'BTS, DUT ou BUT | BTS, DUT or BUT | BTS, DUT of BUT | BTS, DUT oder BUT | BTS, DUT o BUT | BTS, DUT o BUT',
  },
  { rank: 3, country: 'BE', names: 'CESS | CESS | Diploma secundair onderwijs | CESS | CESS | CESS' },
  { rank: 3, country: 'NL', names: 'MBO | MBO | Mbo | MBO | MBO | MBO' },
  { rank: 5, country: 'NL', names: 'HBO | HBO | Hbo | HBO | HBO | HBO' },
  {
    rank: 3,
    country: 'DE',
    names:
      'Apprentissage (Lehre) | Apprenticeship (Lehre) | Leertijd (Lehre) | Abgeschlossene Lehre | Aprendizaje (Lehre) | Apprendistato (Lehre)',
  },
  { rank: 3, country: 'DE', names: 'Abitur | Abitur | Abitur | Abitur | Abitur | Abitur' },
  {
    rank: 4,
    country: 'ES',
    names:
      'FP de grado superior | FP de grado superior | FP de grado superior | FP de grado superior | FP de grado superior | FP de grado superior',
  },
  {
    rank: 3,
    country: 'IT',
    names:
      'Diploma di maturità | Diploma di maturità | Diploma di maturità | Diploma di maturità | Diploma di maturità | Diploma di maturità',
  },
]

export const jobExperiences = [
  'Débutant | Entry level | Starter | Berufseinstieg | Sin experiencia | Prima esperienza',
  'Moins de 2 ans | Less than 2 years | Minder dan 2 jaar | Weniger als 2 Jahre | Menos de 2 años | Meno di 2 anni',
  '2 à 5 ans | 2 to 5 years | 2 tot 5 jaar | 2 bis 5 Jahre | De 2 a 5 años | Da 2 a 5 anni',
  '5 à 10 ans | 5 to 10 years | 5 tot 10 jaar | 5 bis 10 Jahre | De 5 a 10 años | Da 5 a 10 anni',
  'Plus de 10 ans | More than 10 years | Meer dan 10 jaar | Mehr als 10 Jahre | Más de 10 años | Più di 10 anni',
]

/** The six levels of the Common European Framework, and the mother tongue. */
export const jobLanguageLevels = [
  'A1 · Découverte | A1 · Beginner | A1 · Beginner | A1 · Anfänger | A1 · Principiante | A1 · Principiante',
  'A2 · Élémentaire | A2 · Elementary | A2 · Basis | A2 · Grundlagen | A2 · Elemental | A2 · Elementare',
  'B1 · Intermédiaire | B1 · Intermediate | B1 · Halfgevorderd | B1 · Mittelstufe | B1 · Intermedio | B1 · Intermedio',
  'B2 · Avancé | B2 · Upper intermediate | B2 · Gevorderd | B2 · Gute Mittelstufe | B2 · Intermedio alto | B2 · Intermedio superiore',
  'C1 · Autonome | C1 · Advanced | C1 · Vergevorderd | C1 · Fortgeschritten | C1 · Avanzado | C1 · Avanzato',
  'C2 · Maîtrise | C2 · Proficient | C2 · Volleerd | C2 · Annähernd muttersprachlich | C2 · Dominio | C2 · Padronanza',
  'Langue maternelle | Mother tongue | Moedertaal | Muttersprache | Lengua materna | Madrelingua',
]

export const jobPersonalQualities = [
  'Adaptabilité | Adaptability | Aanpassingsvermogen | Anpassungsfähigkeit | Adaptabilidad | Adattabilità',
  'Autonomie | Independence | Zelfstandigheid | Selbstständigkeit | Autonomía | Autonomia',
  'Bienveillance | Kindness | Welwillendheid | Wohlwollen | Amabilidad | Gentilezza',
  'Créativité | Creativity | Creativiteit | Kreativität | Creatividad | Creatività',
  'Curiosité | Curiosity | Nieuwsgierigheid | Neugier | Curiosidad | Curiosità',
  'Écoute | Listening | Luistervaardigheid | Zuhören | Escucha | Ascolto',
  'Esprit d’équipe | Team spirit | Teamgeest | Teamgeist | Espíritu de equipo | Spirito di squadra',
  'Initiative | Initiative | Initiatief | Eigeninitiative | Iniciativa | Iniziativa',
  'Patience | Patience | Geduld | Geduld | Paciencia | Pazienza',
  'Ponctualité | Punctuality | Stiptheid | Pünktlichkeit | Puntualidad | Puntualità',
  'Rigueur | Rigour | Nauwgezetheid | Sorgfalt | Rigor | Rigore',
  'Sens des responsabilités | Sense of responsibility | Verantwoordelijkheidszin | Verantwortungsbewusstsein | Sentido de la responsabilidad | Senso di responsabilità',
]

export const jobPersonalSkills = [
  'Analyse | Analysis | Analyse | Analyse | Análisis | Analisi',
  'Animation d’équipe | Team leadership | Teamleiding | Teamleitung | Liderazgo de equipo | Guida di un team',
  'Bureautique | Office software | Kantoorsoftware | Bürosoftware | Ofimática | Software d’ufficio',
  'Communication écrite | Written communication | Schriftelijke communicatie | Schriftliche Kommunikation | Comunicación escrita | Comunicazione scritta',
  'Gestion de projet | Project management | Projectbeheer | Projektmanagement | Gestión de proyectos | Gestione progetti',
  'Lecture de plans | Reading drawings | Plannen lezen | Pläne lesen | Lectura de planos | Lettura di disegni',
  'Négociation | Negotiation | Onderhandelen | Verhandlung | Negociación | Negoziazione',
  'Organisation | Organisation | Organisatie | Organisation | Organización | Organizzazione',
  'Prise de parole | Public speaking | Spreken in het openbaar | Vortragen | Hablar en público | Parlare in pubblico',
  'Programmation | Programming | Programmeren | Programmierung | Programación | Programmazione',
  'Relation client | Customer relations | Klantenrelaties | Kundenbetreuung | Relación con clientes | Relazione con i clienti',
  'Résolution de problèmes | Problem solving | Probleemoplossing | Problemlösung | Resolución de problemas | Risoluzione dei problemi',
]

export const workTransports = [
  'À pied | On foot | Te voet | Zu Fuß | A pie | A piedi',
  'Vélo | Bicycle | Fiets | Fahrrad | Bicicleta | Bicicletta',
  'Transports en commun | Public transport | Openbaar vervoer | Öffentliche Verkehrsmittel | Transporte público | Mezzi pubblici',
  'Voiture personnelle | Own car | Eigen auto | Eigenes Auto | Coche propio | Auto propria',
  'Véhicule de service | Company vehicle | Bedrijfsvoertuig | Dienstwagen | Vehículo de empresa | Veicolo aziendale',
  'Covoiturage | Car sharing | Carpoolen | Fahrgemeinschaft | Coche compartido | Auto condivisa',
  'Deux-roues motorisé | Motorcycle | Motorfiets | Motorrad | Moto | Motocicletta',
]
