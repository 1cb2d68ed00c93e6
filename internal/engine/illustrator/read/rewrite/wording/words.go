// Package wording has the lists of small words, and the small questions about them, that several steps of rewriting share.
package wording

import (
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// Articles open what is asked for: without one, "i need coffee" may be a text.
var Articles = lexicon.Set("a an some the this these any one two three four five six several 1 2 3 4 5 6 10 png pngs clipart svg logo logos image images picture pictures pic pics illustration drawing art artwork graphic graphics sticker stickers design icon icons something")

// OfBody are the parts of somebody else's body that things are done to: who is licked on the face is licked.
var OfBody = lexicon.Set("face hair hand hands head cheek cheeks nose ear ears paw paws belly tummy heart heartbeat pulse chest foot feet leg arm neck back teeth eyes fur forehead wound knee knees elbow ankle wrist shoulder shoulders finger toe nails chin beard mustache shoelaces hoof hooves claws mane tail")

// Determiners stand between a verb and its object.
var Determiners = lexicon.Set("a an the her his its their my our little small old young sick baby")

// Possessives stand before what belongs to somebody named before.
var Possessives = lexicon.Set("its his her their")

// Pronominal are the words for who was named before.
var Pronominal = lexicon.Set("its his her their it him them")

// Introducing are the words before what was not named before.
var Introducing = lexicon.Set("a an another two three four five several his her its their")

// Newcomers are the words before what a clause names for the first time.
var Newcomers = lexicon.Set("a an another two three four five six some several")

// Known are the words before what was named before.
var Known = lexicon.Set("the one his her its their my")

// JoinsBefore lead from something else to what stands before a letter or a number.
var JoinsBefore = lexicon.Set("with on and a an the wearing holding has of in")

// Joining are the words between two statements.
var Joining = lexicon.Set("and but while also whilst plus")

// Lettered are words of prompts whose sentences may be texts.
var Lettered = lexicon.Set("svg quote quotes lettering says saying typography slogan design phrase poster")

// Word is a word in the place of a token, of no length.
func Word(t token.Token, word string) token.Token {
	t.Kind, t.Text, t.Raw, t.End = token.Word, word, word, t.Start
	return t
}
