package domain

// CutoutModel is the model of images that are cut-outs of people's own pictures.
const CutoutModel = "cutout"

// CutoutTitleMax is the longest title of a cut-out in characters.
const CutoutTitleMax = 120

// Cutout asks to keep a cut-out of somebody's own picture.
type Cutout struct {
	Title          string // what it shows, in its owner's words; empty: a plain one
	Public         bool
	IdempotencyKey string
	Hash           []byte // of what was sent, without the key
}

// Generation is what the cut-out counts as: one image, which costs a credit.
func (c Cutout) Generation() Generation {
	title := c.Title
	if title == "" {
		title = "Photo without its background"
	}
	gen := Generation{Prompt: title, Samples: 1, Public: c.Public, Engine: CutoutModel, Price: 1, Steps: 1, IdempotencyKey: c.IdempotencyKey}
	gen.Normalize()
	return gen
}

// Check returns why the cut-out cannot be kept under a plan, or nil.
func (c Cutout) Check(plan Plan) error {
	if err := ValidateText("title", c.Title, CutoutTitleMax); err != nil {
		return err
	}
	if len(c.IdempotencyKey) > 200 {
		return FieldErrorf("Idempotency-Key", "Idempotency keys can have up to 200 characters.")
	}
	if !c.Public && !plan.PrivateGallery {
		return &Error{Code: Forbidden, Field: "is_public", Message: "Private images are a Pro feature. Download the image instead, or save it as public."}
	}
	return nil
}
