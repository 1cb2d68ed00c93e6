package pages

import (
	"context"
	"net/http"
	"regexp"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/internal/domain"
	"pellucid/views"
)

// AdminArea is what the administrator sees and changes about users, tiers and the whole site.
type AdminArea interface {
	Users(ctx context.Context, q domain.UserQuery) (domain.UserPage, error)
	User(ctx context.Context, id int64) (*domain.User, error)
	TrustOf(ctx context.Context, userID int64) (domain.Trust, error)
	PlanPeriods(ctx context.Context, userID int64) ([]domain.PlanPeriod, error)
	Receipts(ctx context.Context, userID int64) ([]domain.Receipt, error)
	AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error
	UpdateTier(ctx context.Context, actorID int64, t domain.Tier) (domain.Tier, error)
	Numbers(ctx context.Context) (domain.Numbers, error)
}

// tryLater is what a page of the admin area says of a failure that is none of the administrator's.
const tryLater = "Operation failed, please try again later"

// failedTo says what could not be loaded; what went wrong is in the log. Nobody waits any more for what was given up.
func failedTo(load string, r *http.Request, err error) error {
	if err == nil || r.Context().Err() != nil || domain.CodeOf(err) == domain.NotFound {
		return err
	}
	return domain.Errorf(domain.Unavailable, "Failed to load %s: %s", load, tryLater).Because(err)
}

// AdminHome shows how many users and tiers there are, and the numbers that matter.
func (p *Pages) AdminHome(w http.ResponseWriter, r *http.Request) error {
	model, err := p.adminHome(r.Context())
	if err != nil {
		return failedTo("stats", r, err)
	}
	return render(w, r, http.StatusOK, views.AdminHome(p.chrome(r, "Admin dashboard", ""), model))
}

func (p *Pages) adminHome(ctx context.Context) (model views.AdminHomePage, err error) {
	users, err := p.Admin.Users(ctx, domain.UserQuery{Sort: domain.UsersByID, Limit: 1})
	if err != nil {
		return model, err
	}
	tiers, err := p.Plans.Tiers(ctx)
	if err != nil {
		return model, err
	}
	model.Users, model.Tiers = users.Total, len(tiers)
	if model.Numbers, err = p.Admin.Numbers(ctx); err != nil {
		return model, err
	}
	model.Disk, err = p.Disk()
	return model, err
}

// AdminUsers is the list of users; an island fetches it.
func (p *Pages) AdminUsers(w http.ResponseWriter, r *http.Request) error {
	return render(w, r, http.StatusOK, views.AdminUsers(p.chrome(r, "Users", "")))
}

// AdminUser shows one user with everything that is known of them.
func (p *Pages) AdminUser(w http.ResponseWriter, r *http.Request) error {
	return p.showUser(w, r, http.StatusOK, views.AdminUserTab(r.URL.Query().Get("tab")), views.AdjustForm{})
}

func (p *Pages) showUser(w http.ResponseWriter, r *http.Request, status int, tab string, form views.AdjustForm) error {
	model, err := p.adminUser(r, tab)
	if domain.CodeOf(err) == domain.NotFound {
		missing := views.AdminMissing{Text: "User not found", Back: "/admin/users", BackName: "Users"}
		return render(w, r, http.StatusNotFound, views.AdminNotFound(p.chrome(r, "User", ""), missing))
	}
	if err != nil {
		return failedTo("user details", r, err)
	}
	model.Adjust = form
	return render(w, r, status, views.AdminUser(p.chrome(r, model.User.Username, ""), model))
}

func (p *Pages) adminUser(r *http.Request, tab string) (model views.AdminUserPage, err error) {
	ctx := r.Context()
	if model.User, err = p.Admin.User(ctx, pathID(r)); err != nil {
		return model, err
	}
	id := model.User.ID
	model.Tab = tab
	loads := []func() error{
		func() (err error) { model.Trust, err = p.Admin.TrustOf(ctx, id); return err },
		func() (err error) { model.Plan, err = p.Plans.PlanOf(ctx, id); return err },
		func() (err error) { model.Balance, err = p.Plans.Balance(ctx, id); return err },
	}
	switch tab {
	case "subscriptions":
		loads = append(loads,
			func() (err error) { model.Periods, err = p.Admin.PlanPeriods(ctx, id); return err },
			func() (err error) { model.Receipts, err = p.Admin.Receipts(ctx, id); return err })
	case "credits":
		filter := domain.HistoryFilter{Limit: historyRows(r)}
		loads = append(loads, func() (err error) { model.History, err = p.Credits.CreditHistory(ctx, id, filter); return err })
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
	return min(max(rows, views.AdminHistoryStep), domain.HistoryMost)
}

// pathID is the number in an address; 0, which is nobody's, for anything else.
func pathID(r *http.Request) int64 {
	id, _ := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64) // what is no number is 0
	return id
}

// AdjustCredits gives credits to a user, or takes some.
func (p *Pages) AdjustCredits(w http.ResponseWriter, r *http.Request) error {
	if err := readForm(r); err != nil {
		return err
	}
	form := views.AdjustForm{Amount: r.PostForm.Get("amount"), Description: r.PostForm.Get("description")}
	amount := creditAmount(form.Amount)
	refusal := (*domain.Error)(nil)
	switch err := p.adjust(r, amount, form.Description); {
	case err == nil:
		p.Sessions.PutFlash(r.Context(), "success", "Successfully adjusted credits by "+strconv.Itoa(amount))
		return redirect(w, r, "/admin/users/"+domain.IDText(pathID(r))+"?tab=credits")
	case amount == 0:
		form.Error = "Please enter a valid credit amount"
	case asError(err, &refusal) && refusal.Code != domain.NotFound:
		form.Error = "Failed to adjust credits: " + refusal.Message
	default:
		p.logFailure(r, err)
		form.Error = "Failed to adjust credits: " + tryLater
	}
	return p.showUser(w, r, http.StatusUnprocessableEntity, "credits", form)
}

func (p *Pages) adjust(r *http.Request, amount int, description string) error {
	if amount == 0 {
		return domain.FieldErrorf("amount", "Please enter a valid credit amount")
	}
	return p.Admin.AdjustCredits(r.Context(), viewerID(r), pathID(r), amount, description)
}

var wholeNumber = regexp.MustCompile(`^[+-]?[0-9]{1,9}$`)

// creditAmount reads an amount of credits: an integer, perhaps with a sign. Anything else counts as 0.
func creditAmount(text string) int {
	text = strings.Replace(strings.TrimSpace(text), "−", "-", 1)
	if !wholeNumber.MatchString(text) {
		return 0
	}
	n, _ := strconv.Atoi(text) // nine digits always fit
	return n
}
