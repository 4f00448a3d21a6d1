/** By the code of their sector, in the order in which they are offered. */
export const subsectors: Record<string, string[]> = {
  steel: [
    'Chaudronnerie et soudage | Boilermaking and welding | Ketelbouw en lassen | Kesselbau und Schweißen | Calderería y soldadura | Carpenteria e saldatura',
    'Usinage de précision | Precision machining | Precisiebewerking | Präzisionsbearbeitung | Mecanizado de precisión | Lavorazioni di precisione',
    'Fonderie et forge | Foundry and forge | Gieterij en smederij | Gießerei und Schmiede | Fundición y forja | Fonderia e forgia',
  ],
  glass: [
    'Verre creux | Hollow glass | Hol glas | Hohlglas | Vidrio hueco | Vetro cavo',
    'Céramique technique | Technical ceramics | Technische keramiek | Technische Keramik | Cerámica técnica | Ceramica tecnica',
  ],
  electrical: [
    'Câblage et tableaux | Wiring and switchboards | Bekabeling en schakelborden | Verkabelung und Schaltanlagen | Cableado y cuadros | Cablaggi e quadri',
    'Électronique | Electronics | Elektronica | Elektronik | Electrónica | Elettronica',
  ],
  textile: [
    'Textile technique | Technical textiles | Technisch textiel | Technische Textilien | Textil técnico | Tessili tecnici',
    'Habillement | Clothing | Kleding | Bekleidung | Confección | Abbigliamento',
  ],
  aerospace: [
    'Structures composites | Composite structures | Composietstructuren | Verbundstrukturen | Estructuras de composite | Strutture in composito',
    'Drones et spatial | Drones and space | Drones en ruimtevaart | Drohnen und Raumfahrt | Drones y espacio | Droni e spazio',
  ],
  marine: [
    'Construction navale | Shipbuilding | Scheepsbouw | Schiffbau | Construcción naval | Costruzione navale',
    'Voile et plaisance | Sailing and leisure boats | Zeil- en pleziervaart | Segeln und Freizeitboote | Vela y recreo | Vela e diporto',
  ],
  robotics: [
    'Robots collaboratifs | Collaborative robots | Collaboratieve robots | Kollaborative Roboter | Robots colaborativos | Robot collaborativi',
    'Vision industrielle | Machine vision | Machinevisie | Bildverarbeitung | Visión industrial | Visione industriale',
  ],
  energy: [
    'Éolien et solaire | Wind and solar | Wind en zon | Wind und Sonne | Eólica y solar | Eolico e solare',
    'Hydrogène | Hydrogen | Waterstof | Wasserstoff | Hidrógeno | Idrogeno',
    'Réseaux de chaleur | District heating | Warmtenetten | Fernwärme | Redes de calor | Teleriscaldamento',
  ],
  water: [
    'Traitement de l’eau | Water treatment | Waterzuivering | Wasseraufbereitung | Tratamiento de agua | Trattamento delle acque',
    'Tri et réemploi | Sorting and reuse | Sortering en hergebruik | Sortierung und Wiederverwendung | Clasificación y reutilización | Selezione e riuso',
  ],
  logistics: [
    'Fret fluvial et maritime | River and sea freight | Binnen- en zeevaart | Binnen- und Seefracht | Transporte fluvial y marítimo | Trasporto fluviale e marittimo',
    'Entreposage | Warehousing | Opslag | Lagerung | Almacenamiento | Magazzinaggio',
  ],
  mobility: [
    'Vélos et vélos cargos | Bicycles and cargo bikes | Fietsen en bakfietsen | Fahrräder und Lastenräder | Bicicletas y bicicletas de carga | Biciclette e cargo bike',
    'Mobilité partagée | Shared mobility | Deelmobiliteit | Geteilte Mobilität | Movilidad compartida | Mobilità condivisa',
  ],
  rail: [
    'Signalisation | Signalling | Seinwezen | Signaltechnik | Señalización | Segnalamento',
    'Matériel roulant | Rolling stock | Rollend materieel | Schienenfahrzeuge | Material rodante | Materiale rotabile',
  ],
  health: [
    'Établissements de soin | Care facilities | Zorginstellingen | Pflegeeinrichtungen | Centros de atención | Strutture di cura',
    'Dispositifs médicaux | Medical devices | Medische hulpmiddelen | Medizinprodukte | Productos sanitarios | Dispositivi medici',
    'Santé numérique | Digital health | Digitale gezondheid | Digitale Gesundheit | Salud digital | Sanità digitale',
  ],
  biotech: [
    'Fermentation | Fermentation | Fermentatie | Fermentation | Fermentación | Fermentazione',
    'Diagnostic | Diagnostics | Diagnostiek | Diagnostik | Diagnóstico | Diagnostica',
  ],
  food: [
    'Boulangerie et meunerie | Baking and milling | Bakkerij en maalderij | Bäckerei und Müllerei | Panadería y molinería | Panificazione e molitura',
    'Produits laitiers | Dairy | Zuivel | Milchprodukte | Lácteos | Latticini',
    'Conserves et plats | Preserves and meals | Conserven en maaltijden | Konserven und Gerichte | Conservas y platos | Conserve e piatti',
  ],
  drinks: [
    'Vins | Wines | Wijnen | Weine | Vinos | Vini',
    'Bières et cidres | Beers and ciders | Bieren en ciders | Biere und Cidres | Cervezas y sidras | Birre e sidri',
  ],
  agriculture: [
    'Maraîchage | Market gardening | Tuinbouw | Gemüsebau | Horticultura | Orticoltura',
    'Semences et pépinières | Seeds and nurseries | Zaden en kwekerijen | Saatgut und Baumschulen | Semillas y viveros | Sementi e vivai',
    'Agroéquipement | Farm equipment | Landbouwtechniek | Landtechnik | Maquinaria agrícola | Macchine agricole',
  ],
  digital: [
    'Logiciels métiers | Business software | Bedrijfssoftware | Unternehmenssoftware | Software de gestión | Software gestionali',
    'Fabrication additive | Additive manufacturing | Additieve productie | Additive Fertigung | Fabricación aditiva | Manifattura additiva',
  ],
  data: [
    'Hébergement | Hosting | Hosting | Hosting | Alojamiento de datos | Hosting',
    'Sécurité informatique | IT security | IT-beveiliging | IT-Sicherheit | Seguridad informática | Sicurezza informatica',
  ],
  telecom: [
    'Fibre et mobile | Fibre and mobile | Glasvezel en mobiel | Glasfaser und Mobilfunk | Fibra y móvil | Fibra e mobile',
    'Objets connectés | Connected objects | Slimme apparaten | Vernetzte Geräte | Objetos conectados | Oggetti connessi',
  ],
  chemistry: [
    'Peintures et pigments | Paints and pigments | Verf en pigmenten | Farben und Pigmente | Pinturas y pigmentos | Vernici e pigmenti',
    'Matériaux biosourcés | Bio-based materials | Biogebaseerde materialen | Biobasierte Werkstoffe | Materiales de base biológica | Materiali di origine biologica',
  ],
  construction: [
    'Gros œuvre | Structural work | Ruwbouw | Rohbau | Obra gruesa | Opere strutturali',
    'Couverture et isolation | Roofing and insulation | Dakwerk en isolatie | Dach und Dämmung | Cubiertas y aislamiento | Coperture e isolamento',
  ],
  wood: [
    'Menuiserie | Joinery | Schrijnwerk | Tischlerei | Carpintería | Falegnameria',
    'Mobilier | Furniture | Meubilair | Möbel | Mobiliario | Mobili',
  ],
  paper: [
    'Papeterie | Papermaking | Papierproductie | Papierherstellung | Fabricación de papel | Produzione di carta',
    'Emballage | Packaging | Verpakking | Verpackung | Embalaje | Imballaggio',
  ],
  training: [
    'Apprentissage | Apprenticeship | Leercontracten | Ausbildung | Formación dual | Apprendistato',
    'Enseignement supérieur | Higher education | Hoger onderwijs | Hochschule | Enseñanza superior | Istruzione superiore',
    'Langues | Languages | Talen | Sprachen | Idiomas | Lingue',
  ],
  research: [
    'Laboratoires | Laboratories | Laboratoria | Labore | Laboratorios | Laboratori',
    'Transfert de technologie | Technology transfer | Technologieoverdracht | Technologietransfer | Transferencia de tecnología | Trasferimento tecnologico',
  ],
  recruitment: [
    'Intérim | Temporary work | Uitzendwerk | Zeitarbeit | Trabajo temporal | Lavoro interinale',
    'Insertion et handicap | Inclusion and disability | Inschakeling en handicap | Inklusion | Inserción y discapacidad | Inclusione e disabilità',
  ],
  finance: [
    'Financement d’entreprise | Business finance | Bedrijfsfinanciering | Unternehmensfinanzierung | Financiación empresarial | Finanza d’impresa',
    'Mutuelles | Mutual insurance | Onderlinge verzekeringen | Versicherungsvereine | Mutuas | Mutue',
  ],
  culture: [
    'Audiovisuel | Film and sound | Audiovisueel | Film und Ton | Audiovisual | Audiovisivo',
    'Métiers d’art | Crafts | Ambachten | Kunsthandwerk | Artesanía | Artigianato artistico',
  ],
  tourism: [
    'Hébergement | Accommodation | Logies | Beherbergung | Alojamiento | Alloggio',
    'Restauration | Catering | Horeca | Gastronomie | Restauración | Ristorazione',
  ],
  public: [
    'Collectivités | Local authorities | Lokale besturen | Kommunen | Administraciones locales | Enti locali',
    'Défense et secours | Defence and rescue | Defensie en hulpdiensten | Verteidigung und Rettung | Defensa y emergencias | Difesa e soccorso',
  ],
  services: [
    'Logement des salariés | Staff housing | Huisvesting van personeel | Mitarbeiterwohnen | Vivienda para empleados | Alloggi per dipendenti',
    'Conseil et transmission | Advice and succession | Advies en overname | Beratung und Unternehmensnachfolge | Asesoría y relevo empresarial | Consulenza e passaggio generazionale',
  ],
}
