import type * as house from '#content/photos/alts.ts';
import type { Translated } from '#content/words.ts';

export const photoAlts: Translated<typeof house.photoAlts> = {
  'about-venue': 'Heller Saal mit Bogenfenstern, Reihen vergoldeter Stühle und Blumen entlang des Mittelgangs',
  'banner-blog': 'Aufgeschlagenes Notizbuch mit leeren Seiten, Füllfederhalter und gepresste Blumen im Morgenlicht',
  'banner-contact': 'Tischglocke aus Messing und ein Schlüssel mit Band auf dunklem Marmor, dahinter Rosen',
  'banner-gallery': 'Abzüge, ein Kontaktbogen und eine Lupe auf pflaumenfarbenem Leinen',
  'banner-services': 'Goldenes Tablett mit Kerzen, Besteck, Bandrollen, Stoffmustern und Rosen',
  'banner-testimonials': 'Kartenstapel mit pflaumenfarbener Schleife neben einer kleinen Vase mit Rosen',
  'birthday-balloons': 'Ballongirlande in Rosa, Pflaume, Elfenbein und Gold an einem goldenen Reif vor warmer Wand',
  'birthday-cake': 'Helle Torte mit Pflaumenguss, Macarons, Beeren und brennenden Kerzen auf goldenem Ständer',
  'birthday-confetti': 'Konfetti und Luftschlangen fallen um drei gefüllte Sektschalen auf cremefarbenem Tuch',
  'birthday-cupcakes': 'Cupcakes mit Sahnehauben, Zuckerperlen und Beeren auf einer salbeigrünen Etagere',
  'birthday-gifts': 'Stapel von Geschenken in Pflaume, Elfenbein, Rosa und Salbei mit Satinbändern und Schleifen',
  'birthday-table': 'Festtisch mit zweistöckiger Torte, Cupcakes, Geschenken, Sekt und Papierrosetten zwischen Ballons',
  'closing-birthday': 'Warme Glühbirnen an Kabeln und fallendes Konfetti vor Hügeln in der Dämmerung',
  'closing-corporate': 'Reihen leerer pflaumenfarbener Stühle vor einer sanft beleuchteten Bühne mit zwei Sesseln',
  'closing-decoration': 'Mit Rosen geraffte Stoffbahnen am Abend, zu ihren Füßen Laternen mit Kerzen',
  'closing-photography':
    'Kameraobjektiv auf poliertem pflaumenfarbenem Tisch vor warmen Abendlichtern, daneben Blütenblätter',
  'consultation-desk': 'Aufgeschlagener Planer mit Sitzskizze, Stoffmuster, eine Kaffeetasse und eine Vase mit Rosen',
  'corporate-boardroom':
    'Langer Nussbaumtisch mit Notizbüchern, Wassergläsern und cremefarbenen Stühlen im Fensterlicht',
  'corporate-coffee':
    'Kaffee mit Milchschaummuster, Croissants, Kekse, ein pflaumenfarbenes Notizbuch und ein Stift auf Leinen',
  'corporate-gala': 'Runder Galatisch mit weißem Tuch, Lampe, Blumen und Kerzen, dahinter weitere Tische',
  'corporate-lanyards':
    'Leere weiße Namensschilder an Bändern in Gold, Pflaume und Rosa, ausgelegt auf einem Holztisch',
  'corporate-microphone': 'Schwarzes Mikrofon mit silbernem Gitter vor weichem Bühnenlicht',
  'corporate-stage': 'Tagungsbühne mit leuchtender pflaumenfarbener Leinwand, Rednerpult, zwei Sesseln und Stuhlreihen',
  'decor-candles': 'Stumpen- und Spitzkerzen in goldenen Haltern vor tiefem Pflaumenton, daneben Rosen',
  'decor-centerpiece': 'Hohe goldene Vase mit Rosen und rankendem Grün auf einem runden Tisch im Kerzenlicht',
  'decor-drapery': 'Geraffte Stoffbahnen in Elfenbein und Rosa unter einer Rosengirlande mit hängendem Grün',
  'decor-entrance':
    'Zwei große Vasen mit Rosen auf Sockeln, dazwischen ein verhängter Eingang mit pflaumenfarbenem Läufer',
  'decor-lanterns': 'Messinglaternen mit brennenden Kerzen und Rosen entlang einer Steintreppe in der Dämmerung',
  'decor-string-lights': 'Warme Glühbirnen an durchhängenden Kabeln über einem Tisch mit Kerzen und Blumen, Dämmerung',
  'photo-album': 'Offenes Fotoalbum auf Leinen mit Bildern von Rosen, einer Tafel und Kerzen',
  'photo-camera': 'Retrokamera mit großem vergütetem Objektiv und Lederriemen auf dunklem Holztisch',
  'photo-lens': 'Vier Objektive auf poliertem pflaumenfarbenem Tisch; in einem liegenden spiegelt sich ein Fenster',
  'photo-prints': 'Abzüge von Blumen, einer Tafel, Kerzen und Ballons, mit Klammern an eine Schnur gehängt',
  'photo-studio': 'Fotostudio: Blumen auf einem Hocker vor rosa Papier, eine Softbox und ein goldener Reflektor',
  'photo-video': 'Rückseite einer Kamera auf einem Stativ; auf dem Bildschirm eine Tafel im Kerzenlicht',
  'planning-flatlay':
    'Umschläge in Pflaume und Rosa, eine Karte mit Siegel, Stift, Stoffmuster und Blumen von oben gesehen',
  'wedding-arch-aisle':
    'Runder goldener Bogen mit hellem Tuch und Rosen über einem weißen, mit Blütenblättern bestreuten Gang',
  'wedding-bouquet':
    'Strauß aus rosa und elfenbeinfarbenen Rosen, Pfingstrose, lila Ranunkeln und Schleierkraut, von nahem',
  'wedding-cake': 'Dreistöckige helle Hochzeitstorte mit Zuckerrosen, Grün und Blattgold auf goldenem Ständer',
  'wedding-champagne': 'Drei Sektschalen auf einem goldenen Tablett mit Perlrand, dahinter warme Lichter',
  'wedding-rings': 'Zwei schlichte goldene Eheringe, aneinandergelehnt auf rosa Seide mit Blütenblättern',
  'wedding-table':
    'Lange Tafel mit goldrandigen Tellern, rosa Servietten, flachen Blumen und brennenden Kerzen am Abend',
};
