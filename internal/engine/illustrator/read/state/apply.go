package state

import "pellucid/internal/engine/illustrator/lexicon"

// characters are things that are drawn as somebody.
var characters = lexicon.Set("snowman scarecrow gingerbread-man nutcracker robot teddy-bear jack-o-lantern elf-on-the-shelf")
