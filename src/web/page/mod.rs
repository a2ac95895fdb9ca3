//! What pages share: who asks, the frame around a page, tabs, paging, undo, and parts that stand on several pages.

pub(in crate::web) mod bracket;
pub(in crate::web) mod call_outs;
pub mod checked_roster;
pub(in crate::web) mod coming_back;
pub mod due;
pub mod event_times;
pub mod event_view;
pub mod event_visit;
pub mod figures;
pub mod guard;
pub mod may_see;
pub(in crate::web) mod named;
pub mod paging;
pub mod qr;
pub mod ranking_changes;
pub mod results;
pub mod search;
pub mod signing_up;
pub(in crate::web) mod table_time;
pub mod tabs;
pub(in crate::web) mod to_confirm;
pub mod undo;
pub mod visit;
