package views

// FailurePage is what a visitor sees when something went wrong.
type FailurePage struct {
	Status    int       // of the HTTP answer
	Title     string    // what happened
	Message   string    // what was kept and what to do
	Reference string    // short id to quote to support; may be empty
	Retry     string    // path of the page that failed, where asking again may help; may be empty
	Help      *HelpLink // the article that explains it; nil: there is none
}
