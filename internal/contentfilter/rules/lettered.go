package rules

import "regexp"

// cues find what a prompt letters on a thing that carries words. What somebody says is told of in other words, and is often told against.
var cues = regexp.MustCompile(`(?i)\b(?:t-?shirt|shirt|tee|hoodie|hat|cap|mug|cup|sign|signboard|poster|wall|graffiti|banner|sticker|decal|flag|tattoo|billboard|badge|placard|flyer|label|tote|keychain|plate|cake|balloon|ornament|patch|pin)s?\b[^.!?"“]{0,40}?\b(?:says|saying|reads|reading|with the words?|with the text|with text|with lettering|slogan|spelling out|written)\b[\s:"'“”‘’,-]*(.{3,})$`)

// lettered returns the text that a prompt letters on a thing, without the thing, or nothing: a wall, a mug or a shirt around a hateful text is
// no context that makes it harmless.
func lettered(text string) string {
	if m := cues.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}
