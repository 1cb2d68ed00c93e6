package admin

import (
	"net/http"

	"pellucid/handlers/emails"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
)

// decisionEmail tells an owner that something was decided about their picture, or about their appeal.
func decisionEmail(c moderation.Case) mailing.Email {
	data := map[string]string{"image": c.Image.ID, "prompt": domain.Truncate(c.Image.Prompt, 80)}
	if c.Appeal != nil {
		data["appealed"] = "yes"
	}
	return mailing.Email{Kind: mailing.Moderation, UserID: c.Image.UserID, Data: data}
}

// undoneEmail tells an owner that a decision about their picture was undone.
func undoneEmail(taken moderation.Decision) mailing.Email {
	return mailing.Email{Kind: mailing.ModerationUndone, UserID: taken.OwnerID, Data: map[string]string{
		"image": taken.ImageID, "prompt": domain.Truncate(taken.Prompt, 80), "verdict": string(taken.Verdict),
	}}
}

// write writes to a picture's owner.
func (p *Pages) write(r *http.Request, l mailing.Email) {
	if err := emails.Post(r.Context(), p.Emails, l); err != nil {
		web.LogFailure(r, err) // what was decided stands, and the picture's page tells it
	}
}

// tellOwners tells owners what was decided about their images: each gets one email for all, and one for appeals that were answered.
func (p *Pages) tellOwners(r *http.Request, decided []moderation.Case) {
	type group struct {
		owner    int64
		appealed bool
	}
	emails := grouped(decided, func(c moderation.Case) (group, mailing.Email) {
		return group{c.Image.UserID, c.Appeal != nil}, decisionEmail(c)
	})
	for _, l := range emails {
		p.write(r, l)
	}
}

// tellOwnersOfUndoing tells owners what is as before again, each in one email.
func (p *Pages) tellOwnersOfUndoing(r *http.Request, taken []moderation.Decision) {
	for _, l := range grouped(taken, func(d moderation.Decision) (int64, mailing.Email) { return d.OwnerID, undoneEmail(d) }) {
		p.write(r, l)
	}
}

// grouped makes one email of those that belong together, in the order of the first of each.
func grouped[T any, K comparable](all []T, of func(T) (K, mailing.Email)) (emails []mailing.Email) {
	places, images := map[K]int{}, [][]mailing.Image{}
	for _, one := range all {
		key, email := of(one)
		place, known := places[key]
		if !known {
			place, places[key] = len(emails), len(emails)
			emails, images = append(emails, email), append(images, nil)
		}
		images[place] = append(images[place], mailing.Image{ID: email.Data["image"], Prompt: email.Data["prompt"]})
	}
	for i := range emails {
		if len(images[i]) > 1 {
			emails[i] = emails[i].AboutImages(images[i])
		}
	}
	return emails
}
