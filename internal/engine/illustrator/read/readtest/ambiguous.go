package readtest

import "pellucid/internal/engine/illustrator/lexicon"

// Ambiguous are words that are English, or Spanish, as well and mean another thing there.
var Ambiguous = lexicon.Set(`es:medusa it:medusa es:calavera es:sombrero fr:crayon fr:robe fr:téléphone de:tee de:boot de:hut pt:professor pt:cobra pt:cachorro pl:pies nl:beer nl:roos nl:boom nl:boot
	nl:pop nl:bot id:nanas id:roti ko:배 it:cane fr:raisin tr:kale pl:rower nl:motor nl:bank nl:golf id:jam id:guru id:pita it:ape it:latte it:sole tr:pasta tr:bal tr:top tr:mum tr:bebek fr:sac fr:bonnet fr:tongs nl:vis nl:mug nl:munt it:vaso pt:vaso pt:farol pt:doce pl:mops de:mops es:margarita pt:skate tr:makaron pt:matcha ja:麻雀 ja:文字 ja:盆栽 it:mare es:fiesta tr:şeker pl:kucyk id:skuter nl:rook fr:prof it:ballerina id:koran`)
