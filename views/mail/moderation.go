package mail

import (
	"fmt"
)

// Moderation tells an owner that something was decided about a picture. What and why stands on the page, where they may
// appeal; once they did, it answers them.
func Moderation(t To, prompt string, appealed bool) Email {
	l := t.email("A decision about your image on " + t.Brand)
	l.Action = "View decision"
	if appealed {
		l.Before = []string{"A person reviewed your appeal about your image “" + prompt + "” and made a new decision."}
		return l
	}
	l.Before = []string{"Our moderators reviewed your image “" + prompt + "” and made a decision."}
	l.After = []string{"If you think it's a mistake, you can appeal once."}
	return l
}

// Moderations is Moderation for several pictures of the same owner: one email for what was decided at once.
func Moderations(t To, decided []Item, appealed bool) Email {
	l := t.email("Decisions about your images on " + t.Brand)
	l.Link, l.List = "", decided
	l.Before = []string{fmt.Sprintf("Our moderators reviewed %d of your images and made a decision about each. The links below say what was decided, and why.", len(decided))}
	l.After = []string{"If you think a decision is a mistake, you can appeal it once."}
	if appealed {
		l.Before = []string{fmt.Sprintf("A person reviewed your appeals about %d images and made a new decision about each. The links below say what was decided, and why.", len(decided))}
		l.After = nil
	}
	return l
}
