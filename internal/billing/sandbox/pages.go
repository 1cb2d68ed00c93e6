package sandbox

import (
	"bytes"
	"embed"
	"html/template"
	"net"
	"net/http"
	"sync"
	"time"
)

//go:embed page
var pageFiles embed.FS

// templates are read at first use: most commands of the program sell nothing.
var templates = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"dollars":  dollars,
		"day":      longDay,
		"shortDay": func(t time.Time) string { return t.Format("Jan 2, 2006") },
		"moment":   func(t time.Time) string { return t.Format("Jan 2, 2006, 15:04:05") },
		"field":    newField,
	}).ParseFS(pageFiles, "page/*.html"))
})

func longDay(t time.Time) string { return t.Format("January 2, 2006") }

// Handler serves the sandbox below Path.
func (s *Sandbox) Handler() http.Handler {
	mux := http.NewServeMux()
	s.api(mux)
	mux.HandleFunc("GET "+Path+"/style.css", serveStyle)
	mux.HandleFunc("GET "+Path+"/checkout/{id}", s.checkoutPage)
	mux.HandleFunc("POST "+Path+"/checkout/{id}", s.payCheckout)
	mux.HandleFunc("GET "+Path+"/portal/{token}", s.portalPage)
	mux.HandleFunc("GET "+Path+"/portal/{token}/invoices/{id}", s.invoicePage)
	mux.HandleFunc("POST "+Path+"/portal/{token}", s.portalAct)
	mux.HandleFunc("GET "+Path+"/control", s.local(s.controlPage))
	mux.HandleFunc("POST "+Path+"/control", s.local(s.controlAct))
	mux.HandleFunc(Path+"/", func(w http.ResponseWriter, _ *http.Request) {
		s.say(w, http.StatusNotFound, "Page not found", "There is nothing at this address in the payment sandbox.")
	})
	return mux
}

// local lets only this machine in: the control page can do what no customer may.
func (s *Sandbox) local(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.RemoteAddr)
		if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsLoopback() {
			s.say(w, http.StatusForbidden, "Only on this computer", "The control page of the payment sandbox only opens on the computer it runs on.")
			return
		}
		next(w, r)
	}
}

func serveStyle(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-cache")
	http.ServeFileFS(w, r, pageFiles, "page/style.css")
}

// message is a page that only says something.
type message struct {
	Title string
	Text  string
	Site  string
}

func (s *Sandbox) say(w http.ResponseWriter, status int, title, text string) {
	s.render(w, status, "message.html", message{Title: title, Text: text, Site: s.config.SiteURL})
}

// render writes a page. It is made as a whole before anything is sent.
func (s *Sandbox) render(w http.ResponseWriter, status int, name string, data any) {
	var page bytes.Buffer
	if err := templates().ExecuteTemplate(&page, name, data); err != nil {
		s.config.Log.Error("a page of the sandbox cannot be made", "page", name, "err", err)
		http.Error(w, "This sandbox page can't be displayed.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Robots-Tag", "noindex, nofollow")
	w.WriteHeader(status)
	_, _ = page.WriteTo(w)
}

// field is one labeled input of a form.
type field struct {
	Name, Label, Value, Mode, Error string
	Locked                          bool
}

func newField(name, label, value, mode string, wrong map[string]string, locked bool) field {
	return field{Name: name, Label: label, Value: value, Mode: mode, Error: wrong[name], Locked: locked}
}
