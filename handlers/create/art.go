package create

import (
	"net/http"
	"net/url"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// ArtPath is where small images of what words are drawn as come from.
const ArtPath = "/create/art"

// artWords is how many characters of words are drawn: names of things, and not whole prompts.
const artWords = 120

// ArtAddress returns the address of a small image of what words are drawn as.
func ArtAddress(words string) string { return ArtPath + "?" + url.Values{"of": {words}}.Encode() }

// Art sends a small image of what words are drawn as, for the create screen to show what it has understood. With "later" in the
// query it is drawn while nothing else is, or not at all.
func (p *Pages) Art(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	if err := p.Limiter.Allow(r.Context(), limit.Art, strconv.FormatInt(user.ID, 10)); err != nil {
		return err
	}
	query := r.URL.Query()
	later := query.Has("later")
	file, err := p.Studio.Sketch(r.Context(), user, web.CleanText(query.Get("of"), artWords), later)
	if err != nil {
		if later && domain.CodeOf(err) == domain.Unavailable { // nobody misses it, and nothing is wrong
			w.WriteHeader(http.StatusServiceUnavailable)
			return nil
		}
		if domain.CodeOf(err) == domain.Invalid {
			return domain.Errorf(domain.NotFound, "There is no image of these words.").Because(err)
		}
		return err
	}
	w.Header().Set("Content-Type", "image/webp")
	w.Header().Set("Cache-Control", "private, max-age=86400")
	w.Header().Set("Content-Length", strconv.Itoa(len(file)))
	_, err = w.Write(file)
	return err
}
