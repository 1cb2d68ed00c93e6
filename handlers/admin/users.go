package admin

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	adminviews "pellucid/views/admin"
)

// Users is the list of users; an island fetches it.
func (p *Pages) Users(w http.ResponseWriter, r *http.Request) error {
	return web.Render(w, r, http.StatusOK, adminviews.Users(p.Chrome(r, "Users", "")))
}

// User shows one user with everything that is known of them.
func (p *Pages) User(w http.ResponseWriter, r *http.Request) error {
	return p.showUser(w, r, http.StatusOK, adminviews.UserTab(r.URL.Query().Get("tab")), adjustForm(r))
}

func (p *Pages) showUser(w http.ResponseWriter, r *http.Request, status int, tab string, form adminviews.AdjustForm) error {
	model, err := p.user(r, tab)
	if domain.CodeOf(err) == domain.NotFound {
		missing := adminviews.Missing{Text: "User not found", Back: "/admin/users", BackName: "Users"}
		return web.Render(w, r, http.StatusNotFound, adminviews.NotFound(p.Chrome(r, "User", ""), missing))
	}
	if err != nil {
		return failedTo("user details", r, err)
	}
	model.Adjust = form
	return web.Render(w, r, status, adminviews.User(p.Chrome(r, model.User.Username, ""), model))
}

func (p *Pages) user(r *http.Request, tab string) (model adminviews.UserPage, err error) {
	ctx := r.Context()
	if model.User, err = p.Store.User(ctx, pathID(r)); err != nil {
		return model, err
	}
	id := model.User.ID
	model.Tab = tab
	loads := []func() error{
		func() (err error) { model.Trust, err = p.Store.TrustOf(ctx, id); return err },
		func() (err error) { model.Plan, err = p.Store.PlanOf(ctx, id); return err },
		func() (err error) { model.Balance, err = p.Store.Balance(ctx, id); return err },
		func() (err error) {
			model.Withdrawn, err = p.Store.Withdrawn(ctx, id, collection.BulkMax)
			return err
		},
	}
	switch tab {
	case "subscriptions":
		loads = append(loads,
			func() (err error) { model.Periods, err = p.Store.PlanPeriods(ctx, id); return err },
			func() (err error) { model.Receipts, err = p.Store.Receipts(ctx, id); return err })
	case "images":
		loads = append(loads, func() (err error) { return p.userImages(r, &model) })
	case "credits":
		filter := ledger.HistoryFilter{Limit: historyRows(r)}
		loads = append(loads, func() (err error) { model.History, err = p.Store.CreditHistory(ctx, id, filter); return err })
	}
	for _, load := range loads {
		if err := load(); err != nil {
			return model, err
		}
	}
	return model, nil
}

// historyRows is how many lines of a credit history the address asks for.
func historyRows(r *http.Request) int {
	rows, _ := strconv.Atoi(r.URL.Query().Get("rows")) // nonsense is as none
	return min(max(rows, adminviews.HistoryStep), ledger.HistoryMost)
}

// pathID is the number in an address; 0, which is nobody's, for anything else.
func pathID(r *http.Request) int64 {
	id, _ := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64) // what is no number is 0
	return id
}

// AdjustCredits gives credits to a user, or takes some.
func (p *Pages) AdjustCredits(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	form := adminviews.AdjustForm{Amount: r.PostForm.Get("amount"), Description: r.PostForm.Get("description")}
	amount := creditAmount(form.Amount)
	refusal := (*domain.Error)(nil)
	switch err := p.adjust(r, amount, form.Description); {
	case err == nil:
		p.Sessions.PutFlash(r.Context(), "success", "Successfully adjusted credits by "+strconv.Itoa(amount))
		return web.Redirect(w, r, "/admin/users/"+domain.IDText(pathID(r))+"?tab=credits&amount=0")
	case amount == 0:
		form.Error = "Please enter a valid credit amount"
	case web.AsError(err, &refusal) && refusal.Code != domain.NotFound:
		form.Error = "Failed to adjust credits: " + refusal.Message
	default:
		web.LogFailure(r, err)
		form.Error = "Failed to adjust credits: " + tryLater
	}
	return p.showUser(w, r, http.StatusUnprocessableEntity, "credits", form)
}

func (p *Pages) adjust(r *http.Request, amount int, description string) error {
	if amount == 0 {
		return domain.FieldErrorf("amount", "Please enter a valid credit amount")
	}
	return p.Store.AdjustCredits(r.Context(), web.ViewerID(r), pathID(r), amount, description)
}

var wholeNumber = regexp.MustCompile(`^[+-]?[0-9]{1,9}$`)

// adjustForm is the form before anything was typed. After an adjustment its amount is 0.
func adjustForm(r *http.Request) adminviews.AdjustForm {
	if r.URL.Query().Get("amount") == "0" {
		return adminviews.AdjustForm{Amount: "0"}
	}
	return adminviews.AdjustForm{}
}

// creditAmount reads an amount of credits: an integer, perhaps with a sign. Anything else counts as 0.
func creditAmount(text string) int {
	text = strings.Replace(strings.TrimSpace(text), "−", "-", 1)
	if !wholeNumber.MatchString(text) {
		return 0
	}
	n, _ := strconv.Atoi(text) // nine digits always fit
	return n
}
