//! A long list, a page at a time.

/// Which part of a list is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paging {
    /// From 1.
    pub page: usize,
    pub pages: usize,
    pub total: usize,
    each: usize,
}

impl Paging {
    /// The page asked for, or the nearest there is.
    pub fn new(total: usize, wanted: usize, each: usize) -> Self {
        let pages = total.div_ceil(each).max(1);
        Self { page: wanted.clamp(1, pages), pages, total, each }
    }

    /// How many come before this page.
    pub fn skip(&self) -> usize {
        (self.page - 1) * self.each
    }

    pub fn before(&self) -> Option<usize> {
        (self.page > 1).then(|| self.page - 1)
    }

    pub fn after(&self) -> Option<usize> {
        (self.page < self.pages).then(|| self.page + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Paging;

    #[test]
    fn a_page_that_is_not_there_is_the_nearest_one() {
        let paging = Paging::new(101, 9, 50);
        assert_eq!((paging.page, paging.pages, paging.skip()), (3, 3, 100));
        assert_eq!((paging.before(), paging.after()), (Some(2), None));
        assert_eq!(Paging::new(0, 0, 50).pages, 1);
    }
}
