package front

import (
	"net/http"

	"pellucid/handlers/web"
	helpviews "pellucid/views/help"
)

// LanguageCookie remembers the programming language of the code samples.
const LanguageCookie = "language"

// Reference shows the API reference.
func (p *Pages) Reference(model helpviews.ReferencePage) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		c := web.Indexed(p.Chrome(r, "API reference", "Generate images with a transparent background from your own program: quickstart in curl, JavaScript, Python and Go, every call with an example."), "/api/v1/docs")
		return web.Render(w, r, http.StatusOK, helpviews.Reference(c, inLanguage(r, model)))
	}
}

// AdminReference shows the calls for the administrator.
func (p *Pages) AdminReference(model helpviews.ReferencePage) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		return web.Render(w, r, http.StatusOK, helpviews.Reference(p.Chrome(r, "Admin API", ""), inLanguage(r, model)))
	}
}

func inLanguage(r *http.Request, model helpviews.ReferencePage) helpviews.ReferencePage {
	model.Language = helpviews.ParseLanguage("")
	if cookie, err := r.Cookie(LanguageCookie); err == nil {
		model.Language = helpviews.ParseLanguage(cookie.Value)
	}
	return model
}
