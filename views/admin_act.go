package views

import (
	"pellucid/internal/domain/moderation"
	"pellucid/views/components"
)

// AdminImageAct is what the administrator does with public images.
type AdminImageAct string

// What can be done with them.
const (
	AdminFeature   AdminImageAct = "feature"
	AdminUnfeature AdminImageAct = "unfeature"
	AdminHide      AdminImageAct = "hide"
	AdminKeep      AdminImageAct = "keep"   // of those that wait for a decision
	AdminDelete    AdminImageAct = "delete" // likewise
)

var adminImageActs = map[AdminImageAct]struct{ verb, done, hint string }{
	AdminFeature:   {"Feature", "featured", "Featured images can show on the landing page, in category fronts and in feeds."},
	AdminUnfeature: {"Unfeature", "unfeatured", "They stay in the gallery and in search. Those of trusted accounts still show on the front."},
	AdminHide:      {"Hide", "hidden", "Only the owner can see a hidden image. You can undo this for 24 hours under Moderation."},
	AdminKeep:      {"Keep", "kept", "They break no rules. Reports and appeals about them are closed, and hidden ones can be seen again. You can undo this for 24 hours."},
	AdminDelete:    {"Delete", "deleted", "Their files are deleted after a day. Until then you can undo this under Moderation."},
}

// Valid reports whether there is such an act.
func (a AdminImageAct) Valid() bool {
	_, known := adminImageActs[a]
	return known
}

// Verdict is what the act decides about images; empty: it decides nothing.
func (a AdminImageAct) Verdict() moderation.Judgement {
	return map[AdminImageAct]moderation.Judgement{AdminHide: moderation.Hide, AdminKeep: moderation.Keep, AdminDelete: moderation.DeleteForGood}[a]
}

// Done says what was done with how many images.
func (a AdminImageAct) Done(n int) string {
	return components.Count(n, "image") + " " + adminImageActs[a].done + "."
}

// Verb names the act on a button.
func (a AdminImageAct) Verb() string { return adminImageActs[a].verb }

// Hint says what follows from the act.
func (a AdminImageAct) Hint() string { return adminImageActs[a].hint }
